import { describe, expect, test } from "vitest";
import { readJson } from "./read-json.ts";

describe("readJson", () => {
  test("reads JSON, its characters split between parts", async () => {
    const bytes = new TextEncoder().encode('{"name":"أوقية"}');
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readJson(new Response(body))).toEqual({ name: "أوقية" });
  });

  test.each(["", "<!doctype html>", '{"rates":'])("refuses %j", async (text) => {
    await expect(readJson(new Response(text))).rejects.toThrow(SyntaxError);
  });

  test("refuses an answer without a body", async () => {
    await expect(readJson(new Response(null))).rejects.toThrow("empty");
  });

  test("stops an endless download", async () => {
    let sent = 0;
    let cancelled = false;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel() {
        cancelled = true;
      },
    });
    await expect(readJson(new Response(body))).rejects.toThrow("longer than");
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(300 * 1024);
  });
});
