import { mkdir, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, onTestFinished, test } from "vitest";
import { everyLanguage } from "../support/every-language.ts";
import { serveCopy } from "../support/served-copy.ts";
import { journeys } from "./journeys.ts";
import { openReader, type Reader } from "./open-reader.ts";

const protocols = "test-results/heard";

let reader: Reader;
beforeAll(async () => {
  await mkdir(protocols, { recursive: true });
  reader = await openReader();
});
afterAll(() => reader?.close());

for (const inLanguage of everyLanguage) {
  const { code } = inLanguage.language;
  for (const [name, go] of Object.entries(journeys)) {
    test(`${name} in ${code}: is said in order`, async () => {
      const site = await serveCopy();
      onTestFinished(async () => {
        await site.close();
        await writeFile(`${protocols}/${name}-${code}.txt`, reader.takeProtocol().join("\n"));
      });
      await go({ ...inLanguage, reader, site });
    });
  }
}
