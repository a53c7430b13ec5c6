import { readdirSync } from "node:fs";
import { join } from "node:path";
import { loadAccessibilityTests } from "./accessibility/accessibility-tests.server.ts";
import { loadLedger } from "./accounts/ledger.server.ts";
import { isIndexed, pageIds } from "./addresses/pages.server.ts";
import { loadEditor } from "./admin/editor-settings.server.ts";
import { ContentError, makeEach } from "./content/content-error.server.ts";
import { loadFigures } from "./content/figures.server.ts";
import { checkTexts, languages, textFile, textNames } from "./content/load-content.server.ts";
import { contentFolder } from "./content/read-yaml.server.ts";
import { withOwnRecords } from "./content/records.server.ts";
import { loadSite } from "./content/site.server.ts";
import { loadDiary } from "./diary/load-diary.server.ts";
import { loadEvents } from "./events/load-events.server.ts";
import type { Language } from "./i18n/languages-schema.server.ts";
import { pageName } from "./shell/shell.server.ts";
import { say } from "./terminal/say.server.ts";

/** @throws ContentError naming all wrong files, and files that no code reads */
export function checkAllContent(): void {
  const checks = [loadSite, loadFigures, loadAccessibilityTests, loadEditor];
  const records = [loadLedger, loadEvents, loadDiary];
  const texts = languages().flatMap((language) => [
    ...textNames().map((name) => () => checkTexts(name, language)),
    () => checkPageNames(language),
    () => checkFiles(language),
  ]);
  const own = records.map((load) => () => withOwnRecords(load));
  makeEach([...checks, ...records, ...own, ...texts], (check) => void check());
}

function checkPageNames(language: Language): void {
  for (const page of pageIds) if (isIndexed(page)) pageName(page, language);
}

function checkFiles({ code }: Language): void {
  const known = textNames().map((name) => textFile(name, code));
  makeEach(readdirSync(join(contentFolder(), code)), (file) => {
    const path = join(code, file);
    if (known.includes(path)) return;
    const [main] = languages();
    const expected = say("there is no {file}; write that first, or remove this file", {
      file: `${main.code}/${file}`,
    });
    throw new ContentError(join(contentFolder(), path), [{ path: "", expected }]);
  });
}
