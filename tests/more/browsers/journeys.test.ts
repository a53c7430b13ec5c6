import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { type PageId, pageIds } from "../../../src/addresses/pages.server.ts";
import { loadFigures } from "../../../src/content/figures.server.ts";
import { formatMoney } from "../../../src/i18n/format-number.ts";
import { withEachColour } from "../../support/check-accessibility.ts";
import { payeeOf } from "../../support/donate-fixtures.ts";
import { eachDirection, mainLanguage } from "../../support/every-language.ts";
import { formsIn } from "../../support/forms-content.ts";
import { layoutProblems, measureLayout } from "../accessibility/layout-problems.ts";
import { flexProblems } from "./flex-problems.ts";
import {
  hasFocus,
  heldBy,
  isCached,
  lookOfPage,
  takeProblems,
  textsOf,
  usesOwnFont,
} from "./in-page.ts";
import { windowSize } from "./open-browser.ts";
import { look, open, openReady, press, see, site, tab, typeInto } from "./visitor.ts";

// The order matters: the pages fill the browser's cache, and the last journey stops the server.

const looks = {
  width: windowSize.width,
  contentWidth: windowSize.width,
  // The colour of `tokens.css`, which no browser has by default.
  paint: "rgb(251, 245, 233)",
  logoFits: true,
};

// The oldest browser shows every page. Others differ less from the Chromium of the other tests.
const { id: browser } = inject("browser");
const pages: readonly PageId[] = browser === "chrome-80" ? pageIds : withEachColour;
const { language, shell } = eachDirection.at(-1) ?? mainLanguage();

for (const id of pages) {
  test(`${id} in ${language.code}: has its layout, its colours and its font`, async () => {
    const path = id === "notFound" ? `${language.prefix}/no-such-page` : shell.paths[id];
    await openReady(path);
    expect(await look(lookOfPage)).toEqual(looks);
    await look(measureLayout);
    const problems = [...(await look(layoutProblems)), ...(await look(flexProblems))];
    expect(problems.slice(0, 12)).toEqual([]);
    // The font is optional: if it came too late, the next visit shows it.
    while (!(await look(usesOwnFont))) await open(path);
  });
}

test("application: reaches the mailbox", async () => {
  const { volunteer } = formsIn(mainLanguage());
  const typed = {
    name: "Aïcha Mint Mohamed",
    email: "aicha@example.org",
    phone: "36 12 ٣٤ 56",
    interest: "Distribution",
    availability: "Le samedi",
    message: `J’ai une camionnette. ${randomUUID()}`,
  };
  await openReady(volunteer.path);
  for (const [name, text] of Object.entries(typed)) await typeInto(`#volunteer-${name}`, text);
  await press("main form [type=submit]", volunteer.submit);
  await see(true, hasFocus, "main [data-outcome]");
  await see("", heldBy, "#volunteer-name");
  await open("/__mailbox");
  const [mailbox] = await look(textsOf, "body");
  for (const part of [typed.message, "+22236123456"]) expect(mailbox).toContain(part);
});

test("Donate: reads Arabic digits and copies the number", async () => {
  const { shell, language, texts: textsIn } = mainLanguage();
  const texts = textsIn("donate");
  const payee = payeeOf(shell, texts);
  await openReady(shell.paths.donate);
  await typeInto("#amount", "٢٥٠٠");
  await see([formatMoney(2500, "MRU", language, loadFigures())], textsOf, "#step-amount");
  await press("#bankily button", payee.copyLarge);
  await see(true, (text) => document.body.innerText.includes(text), payee.copiedLarge);
  await typeInto("#amount", "");
  await tab.paste();
  await see(payee.toCopy, heldBy, "#amount");
});

test("offline: the main pages open as copies", async ({ skip }) => {
  const { paths } = shell;
  await open(paths.home);
  skip(!(await look(() => "serviceWorker" in navigator)), "it has no service workers");
  await see(true, isCached, paths.questions);
  // The end of each test empties the storage, so this visit must have heard who is paid.
  await see(true, () => "payee" in localStorage);
  await site.stop();
  for (const path of [paths.donate, paths.questions, paths.accounts, paths.home]) {
    await open(path);
    expect(await look(lookOfPage), path).toEqual(looks);
    await see(
      true,
      () => Number(document.querySelector("[data-payee-says=offline]")?.clientHeight) > 0,
    );
  }
  // Copies do not include all pictures.
  await look(takeProblems);
});
