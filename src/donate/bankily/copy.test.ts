import { afterEach, describe, expect, test, vi } from "vitest";
import { copyText, isMobile } from "./copy.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("copyText", () => {
  test("writes the text as given and says so", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copyText("+222 00 00 00 00")).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith("+222 00 00 00 00");
  });

  test("a missing clipboard is denied", async () => {
    vi.stubGlobal("navigator", {});
    expect(await copyText("text")).toBe(false);
  });

  test("a denied clipboard is denied", async () => {
    const writeText = vi.fn().mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copyText("text")).toBe(false);
  });

  test("a clipboard that throws when looked at is denied", async () => {
    vi.stubGlobal("navigator", {
      get clipboard() {
        throw new DOMException("insecure", "SecurityError");
      },
    });
    expect(await copyText("text")).toBe(false);
  });

  test("a clipboard that throws at once is denied", async () => {
    const writeText = () => {
      throw new TypeError("document is not focused");
    };
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copyText("text")).toBe(false);
  });
});

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const macintosh =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const androidFirefox = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const operaMini = "Opera/9.80 (J2ME/MIDP; Opera Mini/7.1; U; fr) Presto/2.12 Version/12.16";

test.each([
  ["an iPhone", iphone, 5, true],
  ["Firefox on Android", androidFirefox, 5, true],
  ["Opera Mini", operaMini, 0, true],
  ["an iPad that calls itself a Macintosh", macintosh, 5, true],
  ["a Macintosh", macintosh, 0, false],
  ["a touch laptop with Windows", windows, 10, false],
])("%s is mobile or not", (_name, userAgent, maxTouchPoints, mobile) => {
  expect(isMobile({ userAgent, maxTouchPoints })).toBe(mobile);
});

test("what the browser states goes before its user agent", () => {
  expect(isMobile({ userAgent: windows, userAgentData: { mobile: true } })).toBe(true);
  expect(isMobile({ userAgent: iphone, userAgentData: { mobile: false } })).toBe(false);
});
