import icon from "../../art/icon.svg?url";
import arabicFont from "../../generated/readex-pro-arabic.woff2?url";
import basicLatinFont from "../../generated/readex-pro-basic-latin.woff2?url";
import latinFont from "../../generated/readex-pro-latin.woff2?url";
import type { Shell } from "../components/shell/shell.server.ts";
import { isIndexed, pageRow } from "../lib/addresses/pages.server.ts";
import { hidePayee } from "../lib/payee/hide-payee.inline.ts";
import { payeeMark } from "../lib/payee/payee-mark.server.ts";
import { confirmationLifeMs, payeeKey } from "../lib/payee/watch-payee.ts";
import { inlineScript } from "../lib/scripts/inline-script.server.ts";
// `?worker&url` gives the address of a script of its own, which here no worker runs.
import islandScript from "../lib/scripts/island-script.ts?worker&url";
import { loadPageScript } from "../lib/scripts/load-page-script.inline.ts";
import { markPressed } from "../lib/scripts/mark-pressed.inline.ts";
import pageScript from "../lib/scripts/page-script.ts?worker&url";
import { showWithScript } from "../lib/scripts/show-with-script.inline.ts";
import { colour } from "../styles/colours.server.ts";
import { type HeadWords, pageHead } from "./page-head.server.ts";

export type LayoutProps = {
  shell: Shell;
  /** What the head of a subpage says. */
  words?: HeadWords;
  /** Whether only a script shows some parts, as on every page with an island. */
  hasScriptParts?: boolean;
  /** Whether the page's script comes with the page, because something on it is pressed at once. */
  copies?: boolean;
  /** These run inline in the head. */
  headScripts?: readonly (() => void)[];
  /** These run inline after the page. */
  endScripts?: readonly (() => void)[];
};

/** What `layout.astro` writes around a page. It is here because nothing checks the types in `.astro` files. */
export function documentOf({ shell, words, copies = false, ...props }: LayoutProps) {
  const { headScripts = [], endScripts = [] } = props;
  const { island } = pageRow(shell.page);
  const { hasScriptParts = island !== undefined } = props;
  const mark = payeeMark();
  const script = island ? islandScript : pageScript;
  // These are one script, because each costs a hash in the policy.
  const first = [
    inlineScript(hidePayee, mark, payeeKey, confirmationLifeMs),
    ...headScripts.map((part) => inlineScript(part)),
    copies ? inlineScript(markPressed) : inlineScript(loadPageScript, script),
    hasScriptParts ? inlineScript(showWithScript) : "",
  ];
  return {
    ...pageHead(shell, words),
    mark,
    icon,
    fonts: shell.language.dir === "rtl" ? [arabicFont, basicLatinFont] : [latinFont],
    themeColour: colour("press"),
    isListed: isIndexed(shell.page),
    hasScriptParts,
    firstScript: first.join(""),
    moduleScript: copies ? script : undefined,
    lastScript: endScripts.map((part) => inlineScript(part)).join(""),
  };
}
