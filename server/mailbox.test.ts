import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../tests/support/test-folders.ts";
import { createMailbox } from "./mailbox.ts";

const message = (text: string) => ({
  lib_version: "4.4.1",
  user_id: "local",
  service_id: "local",
  template_id: "contact",
  template_params: { from_name: "A", from_email: "a@b.co", message: text, to_email: "i@b.co" },
});
const textsIn = async (mailbox: ReturnType<typeof createMailbox>) =>
  (await mailbox.list()).map((filed) => filed.template_params["message"]);

test("each message is a readable file of its own, in a folder made for the first", async () => {
  const dir = join(await temporaryFolder(), "new", "mailbox");
  const mailbox = createMailbox(dir);
  expect(await mailbox.list()).toEqual([]);
  const filed = await mailbox.file(message("سلام\n👩‍👩‍👧"));
  expect(await readdir(dir)).toEqual([`${filed.id}.json`]);
  expect(JSON.parse(await readFile(join(dir, `${filed.id}.json`), "utf8"))).toEqual(filed);
  expect(filed).toMatchObject(message("سلام\n👩‍👩‍👧"));
});

test("the order of arrival is kept, within one millisecond and when the clock goes back", async () => {
  const mailbox = createMailbox(await temporaryFolder());
  const now = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
  for (let index = 0; index < 12; index += 1) await mailbox.file(message(`${index}`));
  now.mockReturnValue(1_000_000_000_000);
  await mailbox.file(message("last"));
  now.mockRestore();
  expect(await textsIn(mailbox)).toEqual([...Array(12).keys()].map(String).concat("last"));
});

test("messages that come at once are all filed", async () => {
  const mailbox = createMailbox(await temporaryFolder());
  await Promise.all([..."abcdefgh"].map((text) => mailbox.file(message(text))));
  expect((await textsIn(mailbox)).toSorted().join("")).toBe("abcdefgh");
});

test("what is no message is passed over, and left alone when the mailbox is emptied", async () => {
  const dir = await temporaryFolder({ "note.txt": "mine", ".x.part": "{", "broken.json": "{" });
  await writeFile(join(dir, "other.json"), '{"id":"x"}');
  const mailbox = createMailbox(dir);
  await mailbox.file(message("a"));
  expect(await textsIn(mailbox)).toEqual(["a"]);
  await mailbox.empty();
  expect(await mailbox.list()).toEqual([]);
  expect((await readdir(dir)).sort()).toEqual([".x.part", "note.txt"]);
});

test("an empty mailbox can be emptied", async () => {
  const mailbox = createMailbox(join(await temporaryFolder(), "none"));
  await expect(mailbox.empty()).resolves.toBeUndefined();
});
