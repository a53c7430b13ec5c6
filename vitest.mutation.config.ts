import { defineConfig } from "vitest/config";
import { areas, chosenArea } from "./tools/mutation/areas.ts";

export default defineConfig({
  test: {
    include: areas[chosenArea()].tests,
    setupFiles: ["tests/support/property-runs.ts"],
    // A mutant that waits for ever should not hold the run up.
    testTimeout: 2000,
    // One worker for the files of a run: starting one for each takes longer than the tests.
    isolate: false,
    unstubEnvs: true,
  },
});
