import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { findWebServer, type WebServer } from "../../tools/find-web-server.ts";
import { ask } from "./ask.ts";
import { type Running, startServer } from "./web-servers.ts";

/** The built site's folder. */
export const built = join(process.env["BUILD_DIR"] ?? "build", "client");

/** A server that runs while the tests of a `describe` do. */
export type Served = ReturnType<typeof serveWhileTesting>;

/**
 * Starts a server with the built site, and files that are nobody's business, before the tests of the
 * `describe` that calls it. Where the server is missing and cannot be installed, they are skipped.
 */
export function serveWhileTesting(name: WebServer) {
  let root = "";
  let server: Running;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const program = findWebServer(name);
    const reason = `${name} is not here and cannot be installed (needs apt-get and root)`;
    if (program === undefined && process.env["CI"]) throw new Error(reason);
    test.skip(program === undefined, reason);
    if (program === undefined) return;
    root = await mkdtemp(join(tmpdir(), "site-"));
    await cp(built, root, { recursive: true });
    await writeSecrets(root);
    server = await startServer(name, program, root);
  });

  test.afterAll(async () => {
    await server?.stop();
    if (root !== "") await rm(root, { recursive: true });
  });

  return {
    name,
    port: () => server.port,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      ask(server.port, path, { headers, method }),
    /** The path of a file whose name holds a hash. */
    asset: async (ending: string) => {
      const files = await readdir(join(root, "assets"));
      const file = files.find((one) => one.endsWith(ending));
      if (file === undefined) throw new Error(`the site has no hashed ${ending}`);
      return `/assets/${file}`;
    },
  };
}

async function writeSecrets(root: string): Promise<void> {
  await writeFile(join(root, ".env"), "SECRET=1");
  await mkdir(join(root, ".git"));
  await writeFile(join(root, ".git", "config"), "secret");
  await writeFile(join(root, "assets", ".keep"), "secret");
}
