import type { Plugin } from "vite";

/** The oldest browsers that get everything (docs/browsers.md), as Vite names them. */
export const scriptTargets = ["chrome80", "edge80", "firefox78", "safari13.1", "ios13.4"];

export const refuseBuildCode: Plugin = {
  name: "refuse-build-code",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    if (id.includes(".server.")) throw new Error(`${id} must not reach a browser`);
  },
};
