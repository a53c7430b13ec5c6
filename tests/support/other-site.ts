import { cpSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { buildSite, builtFolder } from "./built-site.ts";
import type { ContentCopy } from "./content-copy.ts";
import { addLanguage } from "./fourth-language.ts";
import { givenRecords, ownEvent, runTool } from "./given-content.ts";
import { eventData } from "./records-content.ts";

const folder = "build/other";

/** The content of the other site. */
export const otherContent = `${folder}/content`;

export const otherNumber = "+222 44 99 99 99";

export const builtOn = "2031-05-01";
export const over = "2031-04-05-over";
export const first = ownEvent;
export const cancelled = "2031-05-24-meeting";
export const moved = "2031-05-17-baskets";
export const last = "2031-06-21-raking-again";

const otherEvents = {
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
 * A second build for all tests that need one: with records of the charity, a fourth language, another payee
 * and coming events. The first test builds it, and builds it again after the site was built.
 * @returns its folder
 */
export function otherSite(): string {
  const client = `${folder}/client`;
  const timeOf = (built: string) =>
    statSync(`${built}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isMade = () => timeOf(client) > timeOf(builtFolder);
  if (isMade()) return client;
  rmSync(folder, { recursive: true, force: true });
  const content = contentOfOthers().folder;
  const built = buildSite(content, builtOn);
  if (built.failure !== "") throw new Error(built.failure);
  cpSync(content, join(built.client, "../content"), { recursive: true });
  // Another worker may have built it in the meantime and may be serving it.
  if (!isMade()) renameSync(dirname(built.client), folder);
  return client;
}

function contentOfOthers(): ContentCopy {
  const copy = givenRecords();
  for (const [name, event] of Object.entries(otherEvents)) {
    copy.write(`events/${name}.yaml`, stringify(event, { aliasDuplicateObjects: false }));
  }
  copy.set("site.yaml", { phone: otherNumber });
  copy.set("figures.yaml", { "impact.meals.value": 8000, "impact.meals.atLeast": true });
  addLanguage(copy);
  copy.set("yo/home.yaml", { "mission.title": "Iṣẹ́ wa" });
  // A confirmation for three languages does not hold for the fourth.
  runTool(copy, "tools/confirm.ts", "home.yaml: stories.items.0", "Aïssata");
  return copy;
}
