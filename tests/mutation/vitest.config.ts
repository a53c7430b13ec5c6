import { defineConfig } from "vitest/config";
import { areas, chosenArea } from "./areas.ts";

export default defineConfig({
  test: {
    // Few cases, and always the same: a mutant must not live or die by chance.
    env: { PROPERTY_RUNS: "30", PROPERTY_SEED: "1" },
    include: areas[chosenArea()].tests,
    globalSetup: ["tests/support/temporary-folders.ts"],
    setupFiles: ["tests/support/properties.ts"],
    // A mutant that waits for ever should not hold the run up.
    testTimeout: 2000,
    // One worker for the files of a run: starting one for each takes longer than the tests.
    isolate: false,
    unstubEnvs: true,
  },
});
