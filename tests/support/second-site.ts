import { cpSync, rmSync, statSync } from "node:fs";
import { stringify } from "yaml";
import { buildSite, builtFolder } from "./built-site.ts";
import type { ContentCopy } from "./content-copy.ts";
import { addLanguage } from "./fourth-language.ts";
import { givenRecords, ownEvent, runTool } from "./given-content.ts";
import { eventData } from "./records-content.ts";
import gatherTemporaryFolders from "./temporary-folders.ts";

const folder = "build/second";
const client = `${folder}/client`;

export const secondContent = `${folder}/content`;

export const secondNumber = "+222 44 99 99 99";

export const builtOn = "2031-05-01";
export const over = "2031-04-05-over";
export const first = ownEvent;
export const cancelled = "2031-05-24-meeting";
export const moved = "2031-05-17-baskets";
export const last = "2031-06-21-raking-again";

const events = {
  [over]: eventData({ day: "2031-04-05" }),
  [cancelled]: eventData({ status: "cancelled", day: "2031-05-24", revision: 1, kind: "meeting" }),
  [moved]: eventData({
    status: "moved",
    day: "2031-06-14",
    movedFrom: { day: "2031-05-17", from: "08:00" },
    revision: 1,
  }),
  [last]: eventData({ day: "2031-06-21", program: "water", map: "https://www.openstreetmap.org/" }),
};

/**
 * The second build, which `npm run build:second` makes: with records of the charity, a fourth language, another
 * payee and coming events.
 * @returns its folder
 * @throws Error when it is not there, or older than the site
 */
export function secondSite(): string {
  const timeOf = (built: string) =>
    statSync(`${built}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (timeOf(client) < timeOf(builtFolder) || timeOf(client) === 0) {
    throw new Error("the second site is missing or old: npm run build:second");
  }
  return client;
}

function buildSecondSite(): void {
  rmSync(folder, { recursive: true, force: true });
  const removeTemporaryFolders = gatherTemporaryFolders();
  cpSync(contentOfSecondSite().folder, secondContent, { recursive: true });
  const failure = buildSite(secondContent, folder, builtOn);
  removeTemporaryFolders();
  if (failure !== "") throw new Error(failure);
}

function contentOfSecondSite(): ContentCopy {
  const copy = givenRecords();
  for (const [name, event] of Object.entries(events)) {
    copy.write(`events/${name}.yaml`, stringify(event, { aliasDuplicateObjects: false }));
  }
  copy.set("site.yaml", { phone: secondNumber });
  copy.set("figures.yaml", { "impact.meals.value": 8000, "impact.meals.atLeast": true });
  addLanguage(copy);
  copy.set("yo/home.yaml", { "mission.title": "Iṣẹ́ wa" });
  // A confirmation for three languages does not hold for the fourth.
  runTool(copy, "tools/confirm.ts", "home.yaml: stories.items.0", "Aïssata");
  return copy;
}

if (import.meta.main) buildSecondSite();
