import { spawnSync } from "node:child_process";

/** The web servers that the site's configurations are tried on, both in Debian. */
export type WebServer = "nginx" | "caddy";

/**
 * The server's program, installed from the system's packages where it is missing and that is
 * allowed. Nothing when there is none.
 */
export function findWebServer(name: WebServer): string | undefined {
  return find(name) ?? (install(name) ? find(name) : undefined);
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
