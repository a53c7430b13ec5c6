import { installChromium } from "./find-chromium.ts";

console.info(`Chromium: ${installChromium()}`);
