import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { ask } from "./ask.ts";
import { leftOut } from "./find-web-server.ts";
import { type Running, type Server, startServer } from "./web-servers.ts";

/** The built site's folder. */
export const built = join(process.env["BUILD_DIR"] ?? "build", "client");

/** A server that runs while the tests of a `describe` do. */
export type Served = ReturnType<typeof serveWhileTesting>;

/**
 * Starts a server with the built site, and files that must stay hidden, before the tests of the
 * `describe` that calls it. They are skipped where the server is not installed (and `CI` not set).
 */
export function serveWhileTesting(name: Server) {
  let root = "";
  let server: Running | undefined;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    root = await mkdtemp(join(tmpdir(), "site-"));
    await cp(built, root, { recursive: true });
    await writeSecrets(root);
    await writeEditorPage(root);
    server = await startServer(name, root);
    test.skip(server === undefined, `Left out: ${leftOut().join(", ")}`);
  });

  test.afterAll(async () => {
    await server?.stop();
    await rm(root, { recursive: true, force: true });
  });

  const port = () => {
    if (server === undefined) throw new Error(`${name} does not run`);
    return server.port;
  };

  return {
    name,
    port,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      ask(port(), path, { headers, method }),
    /** The path of a file whose name holds a hash. */
    asset: async (ending: string) => {
      const files = await readdir(join(root, "assets"));
      const file = files.find((one) => one.endsWith(ending));
      if (file === undefined) throw new Error(`the site has no hashed ${ending}`);
      return `/assets/${file}`;
    },
  };
}

/** Where the editor stands when a forge is set; the site as it is built for the tests has none. */
async function writeEditorPage(root: string): Promise<void> {
  await mkdir(join(root, "admin"), { recursive: true });
  await writeFile(join(root, "admin.html"), "<!doctype html><html lang=en><title>Editor</title>");
  await writeFile(join(root, "admin", "editor.js"), "");
}

async function writeSecrets(root: string): Promise<void> {
  await writeFile(join(root, ".env"), "SECRET=1");
  await mkdir(join(root, ".git"));
  await writeFile(join(root, ".git", "config"), "secret");
  await writeFile(join(root, "assets", ".keep"), "secret");
}
