import type { ReactNode } from "react";
import type { PageId } from "../../lib/addresses/pages.server.ts";
import { ContentError } from "../../lib/content/content-error.server.ts";
import { loadTexts, type TextName, textFile } from "../../lib/content/load-content.server.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { say } from "../../lib/terminal/say.server.ts";
import { type Shell, shellForIslands } from "./shell.server.ts";
import { IslandContext, neededContext } from "./use-island-shell.ts";

const { Context, useValue } = neededContext<Shell>();

/** Only for parts that the build renders, because an island gets only a part of the shell. */
export const useShell = useValue;

/** Makes of a component what an `.astro` file can show, such as a page. */
export function pageOf<Props = object>(Page: (props: Props & { shell: Shell }) => ReactNode) {
  return (props: Props & { shell: Shell }) => (
    <Context value={props.shell}>
      <IslandContext value={shellForIslands(props.shell)}>
        <Page {...props} />
      </IslandContext>
    </Context>
  );
}

/** The texts of a file in the language of the page. */
export const useTexts = <Name extends TextName>(name: Name) => loadTexts(name, useShell().language);

/** A label for screen readers, where the layout explains the value to the eye. */
export function SpokenLabel({ children }: { children: string }) {
  const { ui } = useShell();
  return <span className="sr-only">{`${interpolate(ui.label, { label: children })}\u00a0`}</span>;
}

/** @throws ContentError when a page that is linked has no name */
export function pageName(page: PageId, language: Language): string {
  const { head } = loadTexts(page, language);
  if ("name" in head) return head.name;
  const expected = say("this key is missing; it is what links call the page");
  throw new ContentError(textFile(page, language.code), [{ path: "head.name", expected }]);
}
