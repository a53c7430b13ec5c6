import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { loadFigures } from "../../src/content/figures.server.ts";
import { pageIds } from "../../src/content/pages.server.ts";
import { formatMoney } from "../../src/donate/amount.ts";
import { eachDirection } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { payeeOf } from "../support/payee.ts";
import { flexProblems } from "./flex-problems.ts";
import {
  brokenImages,
  hasFocus,
  hasWorkers,
  heldBy,
  isCached,
  lookOfPage,
  takeProblems,
  textsOf,
  usesOwnFont,
} from "./in-page.ts";
import { windowSize } from "./open-browser.ts";
import { inLanguage, look, open, openReady, paste, press, see, site, typeInto } from "./visitor.ts";

// The order matters: the pages fill the browser's cache, and the last journey stops the server.

const looks = {
  width: windowSize.width,
  contentWidth: windowSize.width,
  // The colour of `tokens.css`, which no browser has by default.
  paint: "rgb(251, 245, 233)",
  logoFits: true,
};

for (const { language, shell } of eachDirection) {
  for (const id of pageIds) {
    test(`${id} in ${language.code}: has its layout, its colours and its font`, async () => {
      const path = id === "notFound" ? `${language.prefix}/no-such-page` : shell.paths[id];
      await openReady(path);
      expect(await look(lookOfPage)).toEqual(looks);
      const problems = [
        ...(await look(layoutProblems)),
        ...(await look(flexProblems)),
        ...(await look(brokenImages)),
      ];
      expect(problems.slice(0, 12)).toEqual([]);
      // The font is optional: if it came too late, the next visit shows it.
      while (!(await look(usesOwnFont))) await open(path);
    });
  }
}

test("application: reaches the mailbox in French", async () => {
  const french = inLanguage("fr");
  const { volunteer } = formsIn(french);
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
  const mail = await vi.waitUntil(async () => {
    const mails = await site.mails();
    return mails.find(({ message }) => message === typed.message);
  }, 8000);
  const { name, email, ...others } = typed;
  expect(mail).toEqual({
    ...others,
    from_name: name,
    from_email: email,
    phone: "+22236123456",
    to_email: french.shell.site.email,
    message_id: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  });
  await see(true, hasFocus, "main [data-outcome]");
  await see("", heldBy, "#volunteer-name");
});

test("Donate: reads Arabic digits and copies the number", async () => {
  const { shell, language, texts: textsIn } = inLanguage("en");
  const texts = textsIn("donate");
  const payee = payeeOf(shell, texts);
  await openReady(shell.paths.donate);
  await typeInto("#amount", "٢٥٠٠");
  await see([formatMoney(2500, "MRU", language, loadFigures())], textsOf, "#step-amount");
  await press("#bankily button", payee.copyLarge);
  await see(true, (text) => `${document.body.textContent}`.includes(text), payee.copiedLarge);
  await typeInto("#amount", "");
  await paste();
  await see(payee.bare, heldBy, "#amount");
});

test("offline: the main pages open as copies in Arabic", async ({ skip }) => {
  const { paths } = inLanguage("ar").shell;
  await open(paths.home);
  skip(!(await look(hasWorkers)), "it has no service workers");
  await see(true, isCached, paths.questions);
  await site.stop();
  for (const path of [paths.donate, paths.questions, paths.accounts, paths.home]) {
    await open(path);
    expect(await look(lookOfPage), path).toEqual(looks);
    // The notice exists without a height before it has words.
    await see(
      true,
      () => Number(document.querySelector("aside.offline-copy-notice")?.clientHeight) > 0,
    );
  }
  // Copies do not include all pictures.
  await look(takeProblems);
});
