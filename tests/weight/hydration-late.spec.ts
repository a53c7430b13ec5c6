import { answerRates } from "../support/donate-services.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

declare global {
  interface Window {
    /** Tells the page of its first frame, which the test keeps from it: as a report, or by a callback. */
    drawFrame: (reported: boolean) => void;
  }
}

const [main] = everyLanguage;
const isModule = /\/assets\/(framework|root|manifest|entry)[^/]*\.js$/;

for (const [id, reported] of [
  ["getInvolved", true],
  ["contact", true],
  ["donate", true],
  // Some browsers tell pages nothing about their paints.
  ["donate", false],
] as const) {
  const told = reported ? "reported" : "made";
  test(`${id} asks for nothing of the framework until a frame was ${told}`, async ({ page }) => {
    await answerRates(page);
    await page.addInitScript(() => {
      const { requestAnimationFrame } = window;
      const waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => waiting.push(callback);
      let reportPaint = () => {};
      window.PerformanceObserver = class extends PerformanceObserver {
        constructor(callback: PerformanceObserverCallback) {
          super((list, observer) => {
            reportPaint = () => callback(list, observer);
          });
        }
      };
      window.drawFrame = (reported) => {
        window.requestAnimationFrame = requestAnimationFrame;
        if (reported) reportPaint();
        else for (const callback of waiting) requestAnimationFrame(callback);
      };
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(main?.shell.paths[id] ?? "", { waitUntil: "networkidle" });
    expect(asked.filter((url) => isModule.test(url))).toEqual([]);
    await page.evaluate((report) => window.drawFrame(report), reported);
    await expect
      .poll(() => asked.filter((url) => isModule.test(url)).length)
      .toBeGreaterThanOrEqual(3);
  });
}
