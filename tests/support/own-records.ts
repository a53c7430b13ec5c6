import { cpSync, mkdirSync, rmSync } from "node:fs";
import { stringify } from "yaml";
import { eventData } from "./content-events.ts";
import { givenContent } from "./given-content.ts";

/** Where the content of a charity with records of its own lies while the unit tests run. */
export const ownRecords = "generated/own-records";

/**
 * Runs before the unit tests: writes content whose examples are off, with an entry of the diary, an event,
 * rows of accounts and gifts. What reads the content is tested with it as well: nobody's first record may
 * turn a test red.
 */
// biome-ignore lint/style/noDefaultExport: Vitest calls it by that name
export default function writeOwnRecords(): void {
  const copy = givenContent();
  const event = stringify(eventData(), { aliasDuplicateObjects: false });
  mkdirSync(`${copy.folder}/events`);
  copy.write("events/2031-05-10-raking.yaml", event);
  copy.write("gifts.csv", "month,program,gifts,amount\n2024-11,food,3,4500\n");
  rmSync(ownRecords, { recursive: true, force: true });
  cpSync(copy.folder, ownRecords, { recursive: true });
}
