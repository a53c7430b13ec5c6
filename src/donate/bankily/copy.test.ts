import { describe, expect, test, vi } from "vitest";
import { copyText } from "./copy.tsx";

describe("copyText", () => {
  test("writes the text as given and says so", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    expect(await copyText("+222 00 00 00 00", () => ({ writeText }))).toBe("copied");
    expect(writeText).toHaveBeenCalledExactlyOnceWith("+222 00 00 00 00");
  });

  test("a missing clipboard is denied", async () => {
    expect(await copyText("text", () => undefined)).toBe("denied");
  });

  test("a denied clipboard is denied", async () => {
    const writeText = vi.fn().mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    expect(await copyText("text", () => ({ writeText }))).toBe("denied");
  });

  test("a clipboard that throws when looked at is denied", async () => {
    const openClipboard = () => {
      throw new DOMException("insecure", "SecurityError");
    };
    expect(await copyText("text", openClipboard)).toBe("denied");
  });

  test("a clipboard that throws at once is denied", async () => {
    const writeText = () => {
      throw new TypeError("document is not focused");
    };
    expect(await copyText("text", () => ({ writeText }))).toBe("denied");
  });
});
