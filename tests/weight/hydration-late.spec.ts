import { answerRates } from "../support/donate-services.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

declare global {
  interface Window {
    /** Lets the page draw its first frame, which the test holds back. */
    drawFrame: () => void;
  }
}

const [main] = everyLanguage;
const isModule = /\/assets\/(framework|root|manifest|entry)[^/]*\.js$/;

for (const id of ["getInvolved", "contact", "donate"] as const) {
  test(`${id} asks for nothing of the framework until a frame was drawn`, async ({ page }) => {
    await answerRates(page);
    await page.addInitScript(() => {
      const { requestAnimationFrame } = window;
      const waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => waiting.push(callback);
      window.drawFrame = () => {
        window.requestAnimationFrame = requestAnimationFrame;
        for (const callback of waiting) requestAnimationFrame(callback);
      };
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(main?.shell.paths[id] ?? "", { waitUntil: "networkidle" });
    expect(asked.filter((url) => isModule.test(url))).toEqual([]);
    await page.evaluate(() => window.drawFrame());
    await expect
      .poll(() => asked.filter((url) => isModule.test(url)).length)
      .toBeGreaterThanOrEqual(3);
  });
}
