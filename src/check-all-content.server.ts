import { readdirSync } from "node:fs";
import { join } from "node:path";
import { loadAccessibilityTests } from "./accessibility/accessibility-tests.server.ts";
import { loadLedger } from "./accounts/ledger.server.ts";
import { isIndexed, pageIds } from "./content/addresses.server.ts";
import { ContentError } from "./content/content-error.server.ts";
import { loadEditor } from "./content/editor-settings.server.ts";
import { loadFigures } from "./content/figures.server.ts";
import {
  checkTexts,
  contentFolder,
  languages,
  loadTexts,
  textFile,
  textNames,
} from "./content/load-content.server.ts";
import { loadSite } from "./content/site.server.ts";
import { loadUnconfirmed } from "./content/unconfirmed.server.ts";
import { checkWatched, watchedFiles } from "./content/watched-texts.server.ts";
import { loadDiary } from "./diary/load-diary.server.ts";
import { loadEvents } from "./events/load-events.server.ts";
import { loadOwnReceipts, loadReceipts } from "./my-gift/receipt-list.server.ts";
import { pageName } from "./ui/shell.server.ts";

/** @throws ContentError for the first file that is wrong, or that nobody reads */
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
    const words = loadTexts("ui", language);
    for (const page of pageIds) if (isIndexed(page)) pageName(page, words);
    for (const file of readdirSync(join(contentFolder(), language.code))) {
      const path = join(language.code, file);
      if (known.includes(path)) continue;
      const [main] = languages();
      const expected = `there is no ${main.code}/${file}; write that first, or remove this file`;
      throw new ContentError(join(contentFolder(), path), [{ path: "", expected }]);
    }
  }
  for (const file of watchedFiles()) checkWatched(file);
}
