import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";

/** Debian installs servers where only the PATH of root looks. */
const find = () =>
  ["nginx", "/usr/sbin/nginx"].find((path) => !spawnSync(path, ["-v"], { stdio: "ignore" }).error);

/**
 * Starts nginx with the configuration of the project. nginx runs when this returns.
 * @param folder for its files and its socket
 */
export function startNginx(folder: string, root: string, socket: string) {
  const program = find();
  if (program === undefined) return undefined;
  const site = readFileSync("hosting/nginx.conf", "utf8")
    .replace(/^ *listen \[::\]:80;\n/mu, "")
    .replace("listen 80;", `listen unix:${socket};`)
    .replace(/root .+;/u, `root ${root};`)
    .replaceAll("https://khayma-relief.example", "http://localhost")
    .replaceAll("khayma-relief.example", "localhost");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = places.map((place) => `${place}_temp_path ${folder}/${place};`).join(" ");
  // Debian's nginx.conf also includes a site into `http`.
  writeFileSync(
    join(folder, "nginx.conf"),
    `user ${userInfo().username}; pid ${folder}/pid; error_log ${folder}/log; events {}
    http { access_log off; gzip on; default_type application/octet-stream; ${temporary} ${site} }`,
  );
  const args = ["-e", join(folder, "log"), "-c", join(folder, "nginx.conf")];
  execFileSync(program, args, { stdio: "inherit" });
  return () => void execFileSync(program, [...args, "-s", "stop"]);
}
