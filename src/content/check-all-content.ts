import { readdirSync } from "node:fs";
import { join } from "node:path";
import { loadAccessibilityTests } from "../accessibility/accessibility-tests.ts";
import { loadLedger } from "../accounts/ledger.ts";
import { loadDiary } from "../diary/load-diary.ts";
import { loadEvents } from "../events/load-events.ts";
import { loadOwnReceipts, loadReceipts } from "../my-gift/receipt-list.server.ts";
import { ContentError } from "./content-error.ts";
import { loadEditor } from "./editor.ts";
import { loadFigures } from "./figures.ts";
import { contentFolder, languages } from "./load-content.ts";
import { checkTexts, textFile, textNames } from "./load-texts.ts";
import { loadSite } from "./site.ts";
import { loadUnconfirmed } from "./unconfirmed.ts";

/**
 * Checks every content file before anything is built, a file nobody reads included.
 * @throws ContentError for the first file that is wrong
 */
export function checkAllContent(): void {
  loadSite();
  loadFigures();
  loadAccessibilityTests();
  loadUnconfirmed();
  loadEditor();
  loadLedger();
  loadOwnReceipts();
  loadReceipts();
  loadEvents();
  loadDiary();
  for (const language of languages()) {
    const known = textNames().map((name) => textFile(name, language.code));
    for (const name of textNames()) checkTexts(name, language);
    for (const file of readdirSync(join(contentFolder(), language.code))) {
      const path = join(language.code, file);
      if (known.includes(path)) continue;
      const [main] = languages();
      const expected = `there is no ${main?.code}/${file}; write that first, or remove this file`;
      throw new ContentError(join(contentFolder(), path), [{ path: "", expected }]);
    }
  }
}
