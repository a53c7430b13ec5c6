import { mkdir, writeFile } from "node:fs/promises";
import { test } from "vitest";
import { everyLanguage } from "../../support/every-language.ts";
import { serveCopy } from "../../support/served-copy.ts";
import { journeys } from "./journeys.ts";
import { openReader } from "./open-reader.ts";

const protocols = "test-results/heard";

// Pages have the same order in every language, so each language is heard on one journey.
const heard = everyLanguage.map((inLanguage, i) => {
  const { [i % journeys.length]: journey = journeys[0] } = journeys;
  return { ...inLanguage, go: journey, name: journey.name, code: inLanguage.language.code };
});

test.concurrent.for(heard)(
  "$name in $code: is said in order",
  async (visit, { onTestFinished }) => {
    await mkdir(protocols, { recursive: true });
    const site = await serveCopy();
    const reader = await openReader();
    onTestFinished(async () => {
      await Promise.all([site.close(), reader.close()]);
      const file = `${protocols}/${visit.name}-${visit.code}.txt`;
      await writeFile(file, reader.takeProtocol().join("\n"));
    });
    await visit.go({ ...visit, reader, site });
  },
);
