import { readdirSync } from "node:fs";
import { join } from "node:path";
import { loadAccessibilityTests } from "../accessibility/accessibility-tests.ts";
import { loadLedger } from "../accounts/ledger.ts";
import { loadDiary } from "../diary/load-diary.ts";
import { loadEvents } from "../events/load-events.ts";
import { checkReceipts } from "../my-gift/receipt-files.ts";
import { isTextFile, textSchemas } from "./all-texts.ts";
import { ContentError } from "./content-error.ts";
import { loadEditor } from "./editor.ts";
import { loadFigures } from "./figures.ts";
import { contentFolder, languages, loadTexts } from "./load-content.ts";
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
  checkReceipts();
  loadEvents();
  loadDiary();
  for (const language of languages()) {
    const folder = join(contentFolder(), language.code);
    for (const [file, schema] of Object.entries(textSchemas)) loadTexts(file, schema, language);
    for (const file of readdirSync(folder)) {
      if (!isTextFile(file)) {
        throw new ContentError(join(folder, file), [
          { path: "", expected: "no such file is known here" },
        ]);
      }
    }
  }
}
