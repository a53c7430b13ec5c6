import { spawnSync } from "node:child_process";

/** The web servers that the site's configurations are tried on, both in Debian. */
const webServers = ["nginx", "caddy"] as const;
export type WebServer = (typeof webServers)[number];

/**
 * The server's program. Where it is missing it is installed from the system's packages if `CI` is
 * set, and only then: nobody's own machine gets a server from running the tests.
 * @throws Error when `CI` is set and it cannot be installed
 */
export function findWebServer(name: WebServer): string | undefined {
  const found = find(name);
  if (found !== undefined || !process.env["CI"]) return found;
  console.info(`${name} is not installed and CI is set: installing it.`);
  const installed = install(name) ? find(name) : undefined;
  if (installed === undefined) throw new Error(`${name} cannot be installed (apt-get, as root)`);
  return installed;
}

/** What the tests leave out on this machine, each with the reason. */
export function leftOut(): string[] {
  const missing = process.env["CI"] ? [] : webServers.filter((name) => find(name) === undefined);
  return missing.map((name) => `${name} (not installed; set CI=true or install it)`);
}

function find(name: WebServer): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(":").filter((folder) => folder !== "");
  // Debian keeps servers where only root's PATH looks.
  return [...folders, "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => `${folder}/${name}`)
    .find((path) => spawnSync(path, ["-v"], { stdio: "ignore" }).error === undefined);
}

function install(name: WebServer): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  const run = (...command: string[]) => {
    const [program = "", ...args] = [...asRoot, "env", ...quiet, ...command];
    return spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  };
  const packages = ["apt-get", "install", "--yes", "--no-install-recommends", name];
  return run(...packages) || (run("apt-get", "update") && run(...packages));
}

/** Asks nothing, and does not start the server as a service of the machine. */
const quiet = ["DEBIAN_FRONTEND=noninteractive", "SYSTEMD_OFFLINE=1"];
