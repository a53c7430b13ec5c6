import { loadAccessibilityTests } from "../../src/components/accessibility/accessibility-tests.server.ts";
import { loadLedger } from "../../src/components/accounts/ledger.server.ts";
import { loadDiary } from "../../src/components/diary/load-diary.server.ts";
import { loadNeed } from "../../src/components/donate/need/load-need.server.ts";
import { loadEvents } from "../../src/components/events/load-events.server.ts";
import { pageName } from "../../src/components/shell/shell.server.ts";
import { isIndexed, pageIds } from "../../src/lib/addresses/pages.server.ts";
import { mapCollectingErrors } from "../../src/lib/content/content-error.server.ts";
import { loadFigures } from "../../src/lib/content/figures.server.ts";
import { checkTexts, languages, textNames } from "../../src/lib/content/load-content.server.ts";
import { withOwnRecords } from "../../src/lib/content/records.server.ts";
import { loadSite } from "../../src/lib/content/site.server.ts";
import { loadEditor } from "../../src/lib/editor/editor-settings.server.ts";
import type { Language } from "../../src/lib/i18n/languages-schema.server.ts";
import { payeeMark } from "../../src/lib/payee/payee-mark.server.ts";

/** @throws ContentError naming all wrong files */
export function checkAllContent(): void {
  // The mark needs the QR picture.
  const checks = [payeeMark, loadSite, loadFigures, loadAccessibilityTests, loadEditor, loadNeed];
  const records = [loadLedger, loadEvents, loadDiary];
  const texts = languages().flatMap((language) => [
    ...textNames().map((name) => () => checkTexts(name, language)),
    () => checkPageNames(language),
  ]);
  const own = records.map((load) => () => withOwnRecords(load));
  mapCollectingErrors([...checks, ...records, ...own, ...texts], (check) => void check());
}

function checkPageNames(language: Language): void {
  for (const page of pageIds) if (isIndexed(page)) pageName(page, language);
}
