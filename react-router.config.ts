import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./after-build/finish-build.ts";
import { checkAllContent } from "./app/content/all-texts.server.ts";
import { allPaths } from "./app/site-map.server.ts";

checkAllContent();

/** `BUILD_DIR` lets a test or a benchmark build beside the real output. */
export default {
  ssr: false,
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  splitRouteModules: "enforce",
  subResourceIntegrity: true,
  prerender: { paths: allPaths(), concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
