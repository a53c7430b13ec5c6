import { savesData } from "../offline/saves-data.ts";

/** For a visitor who spares data no page is loaded before it is asked for, whatever the browser does. */
export function spareData(): void {
  if (!savesData()) return;
  for (const rules of document.querySelectorAll("script[type=speculationrules]")) rules.remove();
}
