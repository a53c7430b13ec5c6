import type { Plugin } from "vite";

/** The oldest browsers that get everything (docs/browsers.md), as Vite names them. */
export const scriptTargets = ["chrome80", "edge80", "firefox78", "safari13.1", "ios13.4"];

/** The same browsers for Lightning CSS, and Samsung's, which is an older Chrome. */
export const styleTargets = Object.fromEntries(
  [...scriptTargets, "samsung13"].map((target) => {
    const [, name = "", major = 0, minor = 0] = /^(\D+)(\d+)\.?(\d*)$/.exec(target) ?? [];
    return [name.replace("ios", "ios_saf"), (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

export const refuseBuildCode: Plugin = {
  name: "refuse-build-code",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    if (id.includes(".server.")) throw new Error(`${id} must not reach a browser`);
  },
};
