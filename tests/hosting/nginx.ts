import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Debian keeps servers where only root's PATH looks. */
const programs = ["nginx", "/usr/sbin/nginx"];
const find = () => programs.find((path) => !spawnSync(path, ["-v"], { stdio: "ignore" }).error);

export function leftOut(): string[] {
  const isThere = process.env["CI"] || find();
  return isThere ? [] : ["the configuration for nginx (not installed; set CI=true or install it)"];
}

/** Only in CI is it installed: nobody's own machine gets a server from running the tests. */
export function findNginx(): string | undefined {
  const found = find();
  if (found !== undefined || !process.env["CI"]) return found;
  const sudo = process.getuid?.() === 0 ? "" : "sudo --non-interactive ";
  const asRoot = `${sudo}env DEBIAN_FRONTEND=noninteractive SYSTEMD_OFFLINE=1 apt-get`;
  const install = `${asRoot} install --yes --no-install-recommends nginx`;
  console.info("nginx is not installed and CI is set: installing it.");
  spawnSync("sh", ["-c", `${asRoot} update && ${install}`], { stdio: "ignore" });
  const installed = find();
  if (installed === undefined) throw new Error(`nginx cannot be installed: ${install}`);
  return installed;
}

/**
 * @param folder for what nginx writes
 * @param config the build's `nginx.conf`
 */
export async function startNginx(
  program: string,
  { folder, root, config, address }: Record<"folder" | "root" | "config" | "address", string>,
) {
  const port = await freePort();
  const site = (await readFile(config, "utf8"))
    .replace(/^ *listen \[::\]:80;\n/mu, "")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/root .+;/u, `root ${root};`)
    .replaceAll(address, `http://localhost:${port}`)
    .replaceAll(new URL(address).host, "localhost");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((place) => `${place}_temp_path ${folder}/${place};`)
    .join(" ");
  // As in Debian's nginx.conf, which includes a site into `http`.
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; user ${userInfo().username}; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; gzip on; default_type application/octet-stream; ${temporary} ${site} }`,
  );
  const args = ["-e", "stderr", "-c", join(folder, "nginx.conf")];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  while (child.exitCode === null && !(await answers(port))) await pause(25);
  if (child.exitCode !== null) throw new Error("nginx does not start");
  const close = async () => {
    child.kill();
    await ended;
  };
  return { port, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
