import { afterEach, expect, test, vi } from "vitest";
import { contentWithEvents, eventData } from "../../tests/support/content-events.ts";
import { recordProblems } from "./record-problems.ts";

const events = { "2031-05-10-raking": eventData() };

afterEach(() => vi.unstubAllEnvs());

function problemsOf(copy: { folder: string }) {
  vi.stubEnv("CONTENT_DIR", copy.folder);
  return recordProblems().filter(({ key }) => key === "the dates");
}

test("made-up dates must not go public; the charity's own may, and none at all", () => {
  expect(problemsOf(contentWithEvents(events, true))).toEqual([
    expect.objectContaining({ problem: expect.stringMatching(/^1 made-up/) }),
  ]);
  expect(problemsOf(contentWithEvents(events))).toEqual([]);
  expect(problemsOf(contentWithEvents({}, true))).toEqual([]);
});
