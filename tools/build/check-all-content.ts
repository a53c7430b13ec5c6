import { readdirSync } from "node:fs";
import { join } from "node:path";
import { loadAccessibilityTests } from "../../src/components/accessibility/accessibility-tests.server.ts";
import { loadLedger } from "../../src/components/accounts/ledger.server.ts";
import { loadDiary } from "../../src/components/diary/load-diary.server.ts";
import { loadNeed } from "../../src/components/donate/need/load-need.server.ts";
import { loadEvents } from "../../src/components/events/load-events.server.ts";
import { pageName } from "../../src/components/shell/shell.server.ts";
import { isIndexed, pageIds } from "../../src/lib/addresses/pages.server.ts";
import { ContentError, mapCollectingErrors } from "../../src/lib/content/content-error.server.ts";
import { loadFigures } from "../../src/lib/content/figures.server.ts";
import {
  checkTexts,
  languages,
  textFile,
  textNames,
} from "../../src/lib/content/load-content.server.ts";
import { contentFolder } from "../../src/lib/content/read-yaml.server.ts";
import { withOwnRecords } from "../../src/lib/content/records.server.ts";
import { loadSite } from "../../src/lib/content/site.server.ts";
import { loadEditor } from "../../src/lib/editor/editor-settings.server.ts";
import type { Language } from "../../src/lib/i18n/languages-schema.server.ts";
import { payeeMark } from "../../src/lib/payee/payee-mark.server.ts";
import { say } from "../../src/lib/terminal/say.server.ts";

/** @throws ContentError naming all wrong files, and files that no code reads */
export function checkAllContent(): void {
  // The mark needs the QR picture.
  const checks = [payeeMark, loadSite, loadFigures, loadAccessibilityTests, loadEditor, loadNeed];
  const records = [loadLedger, loadEvents, loadDiary];
  const texts = languages().flatMap((language) => [
    ...textNames().map((name) => () => checkTexts(name, language)),
    () => checkPageNames(language),
    () => checkFiles(language),
  ]);
  const own = records.map((load) => () => withOwnRecords(load));
  mapCollectingErrors([...checks, ...records, ...own, ...texts], (check) => void check());
}

function checkPageNames(language: Language): void {
  for (const page of pageIds) if (isIndexed(page)) pageName(page, language);
}

function checkFiles({ code }: Language): void {
  const known = textNames().map((name) => textFile(name, code));
  mapCollectingErrors(readdirSync(join(contentFolder(), code)), (file) => {
    const path = join(code, file);
    if (known.includes(path)) return;
    const [main] = languages();
    const expected = say("there is no {file}; write that first, or remove this file", {
      file: `${main.code}/${file}`,
    });
    throw new ContentError(join(contentFolder(), path), [{ path: "", expected }]);
  });
}
