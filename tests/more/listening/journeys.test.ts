import { mkdir, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, test } from "vitest";
import { everyLanguage } from "../../support/every-language.ts";
import { serveCopy } from "../../support/served-copy.ts";
import { journeys } from "./journeys.ts";
import { openReader, type Reader } from "./open-reader.ts";

const protocols = "test-results/heard";

describe.concurrent.each(everyLanguage)("in $language.code", (inLanguage) => {
  let reader: Reader;
  beforeAll(async () => {
    await mkdir(protocols, { recursive: true });
    reader = await openReader();
  });
  afterAll(() => reader?.close());

  for (const [name, go] of Object.entries(journeys)) {
    test(`${name}: is said in order`, { concurrent: false }, async ({ onTestFinished }) => {
      const site = await serveCopy();
      onTestFinished(async () => {
        await site.close();
        const file = `${protocols}/${name}-${inLanguage.language.code}.txt`;
        await writeFile(file, reader.takeProtocol().join("\n"));
      });
      await go({ ...inLanguage, reader, site });
    });
  }
});
