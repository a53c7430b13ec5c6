import type { Plugin } from "vite";

/** The oldest browsers that get everything (docs/browsers.md), as Vite names them. */
export const scriptTargets = ["chrome80", "edge80", "firefox78", "safari13.1", "ios13.4"];

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The same browsers for Lightning CSS, and Samsung's, which is an older Chrome. */
export const styleTargets = {
  chrome: version(80),
  edge: version(80),
  firefox: version(78),
  safari: version(13, 1),
  ios_saf: version(13, 4),
  samsung: version(13),
};

export const refuseBuildCode: Plugin = {
  name: "refuse-build-code",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    if (id.includes(".server.")) throw new Error(`${id} must not reach a browser`);
  },
};
