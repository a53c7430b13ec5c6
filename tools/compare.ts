import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { get as getByHttp, type IncomingMessage } from "node:http";
import { get as getByHttps } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { headersFor } from "../server/headers.ts";
import { stop, UserError } from "../src/terminal/user-error.server.ts";
import { fromKeys } from "../src/ui/from-keys.ts";
import { readAllowed } from "./check-published/allowed.ts";
import { filesIn, forbiddenIn } from "./check-published.ts";

/** Lines to print: files that may name another payee, causes of differences, and other problems. */
const kinds = ["payee", "causes", "others"] as const;
type Comparison = Readonly<Record<(typeof kinds)[number], readonly string[]>>;

type Published = { readonly file: string; readonly path: string; readonly status: number };

const timeoutMs = 30_000;
const atOnce = 6;

/** A host that was broken into could answer only browsers falsely, or only phones. */
const visitors = [
  "X11; Linux x86_64) Chrome/137.0",
  "Linux; Android 10; K) Chrome/137.0 Mobile",
].map((system) => ({
  "User-Agent": `Mozilla/5.0 (${system} Safari/537.36`,
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Encoding": "gzip",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Site": "none",
}));

/**
 * Fetches each published file of a build from its site as a browser does that goes to a page, on a
 * computer and on a phone. It follows no redirect to another host.
 * @throws UserError when the folder has no build
 */
export async function compareSite(site: URL, folder: string): Promise<Comparison> {
  const left = publishedFiles(folder)
    .flatMap((published) => visitors.map((visitor) => ({ published, visitor })))
    .values();
  const found: Partial<Comparison>[] = [];
  const compareNext = async () => {
    for (const { published, visitor } of left) {
      found.push(await compareFile(site, folder, published, visitor));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compareNext));
  return fromKeys(kinds, (kind) =>
    [...new Set(found.flatMap((lines) => lines[kind] ?? []))].sort(),
  );
}

/**
 * Files without compressed copies and files for the host. An error page is found at an address that does not exist.
 * @throws UserError without a build
 */
export function publishedFiles(folder: string): Published[] {
  if (!existsSync(join(folder, "index.html"))) {
    throw new UserError(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const files = filesIn(folder).filter(
    (file) => !/\.(?:br|gz)$|^_(?:headers|redirects)$/.test(file),
  );
  return files.map((file) => {
    const name = file.replace(/(?<=^|\/)404(?=\.html$)/, `nowhere-${randomUUID()}`);
    const path = `/${encodeURI(name.replace(/(?:^index)?\.html$/, ""))}`;
    return { file, path, status: name === file ? 200 : 404 };
  });
}

async function compareFile(
  site: URL,
  folder: string,
  { file, path, status }: Published,
  visitor: Record<string, string>,
): Promise<Partial<Comparison>> {
  const built = readFileSync(join(folder, file));
  try {
    const { headers, statusCode, bytes } = await fetchFrom(site, path, visitor);
    const { refresh } = headers;
    if (refresh) return { payee: [`${path}  leads on to ${shown(`${refresh}`)}`] };
    if (statusCode !== status) {
      return { others: [`${path}  is missing: answered ${statusCode}, not ${status}`] };
    }
    const causes = Object.keys(headersFor(path))
      .filter((name) => !(name.toLowerCase() in headers))
      .map((name) => `The host does not send ${name}.`);
    if (bytes.equals(built)) return { causes };
    causes.push(...causesOf(`${built}`, `${bytes}`, folder));
    const kind = meaningOf(built) === meaningOf(bytes) ? "others" : "payee";
    const forbidden = forbiddenIn(file, `${bytes}`, readAllowed()).slice(0, 3).map(shown);
    return { causes, [kind]: [[`${path}  is not as built`, ...forbidden].join("; ")] };
  } catch (error) {
    if (error instanceof LedAway) return { payee: [`${path}  ${error.message}`] };
    return { others: [`${path}  did not answer (${error})`] };
  }
}

class LedAway extends Error {}

/** @throws LedAway when the site leads to another host, or from https to http */
async function fetchFrom(site: URL, path: string, asking: Record<string, string>) {
  let url = new URL(path, site);
  for (let redirections = 0; redirections < 5; redirections++) {
    // Node's `fetch` would write its own `Sec-Fetch-Mode`.
    const get = url.protocol === "https:" ? getByHttps : getByHttp;
    const request = get(url, { headers: asking, signal: AbortSignal.timeout(timeoutMs) });
    const answer: IncomingMessage = (await once(request, "response"))[0];
    const { headers, statusCode } = answer;
    const sent = await buffer(answer);
    if (headers.location === undefined || !/^3/.test(`${statusCode}`)) {
      const bytes = headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
      return { headers, statusCode, bytes };
    }
    url = new URL(headers.location, url);
    if (url.origin !== site.origin) {
      throw new LedAway(`leads to another place, ${shown(url.origin)}`);
    }
  }
  throw new LedAway("redirects in a loop");
}

/** A file without what a host or a later build of the same commit changes: spaces, quotes, comments, times. */
const meaningOf = (bytes: Buffer) =>
  bytes.toString("latin1").replace(/<!--.*?-->|[\s"]+|\d+T\d+Z|[\d-]+T[\d:.]+Z/gs, "");

/** Why a file may differ from the build. A cause explains no more than it says: the payee may be another too. */
function causesOf(built: string, served: string, folder: string): string[] {
  const assets = served.match(/(?<=\/)assets\/[\w.-]+/g) ?? [];
  const without = (part: RegExp) => built.replace(part, "") === served.replace(part, "");
  const scriptsIn = (text: string) => text.split("<script").length;
  const causes = {
    "The host hides e-mail addresses: turn that off.": /email-protection|data-cfemail/.test(served),
    "The host takes out spaces: turn that off.": without(/<!--.*?-->|[\s"]+/gs),
    "The host adds a script: turn that off.": scriptsIn(served) > scriptsIn(built),
    "Another build is published: build its commit, in a clone with git.":
      without(/\d+T\d+Z|[\d-]+T[\d:.]+Z/g) ||
      assets.some((asset) => !existsSync(join(folder, asset))),
  };
  return Object.entries(causes).flatMap(([cause, isSo]) => (isSo ? [cause] : []));
}

/** The text comes from the host and goes to a terminal, so it is cleaned. */
const shown = (text: string) => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 80);

const usage = `npm run compare -- https://the.site [build/client]
  says which files of a public site are not as in the build of the same commit (npm run build), or missing`;

/** Says first whether who is paid is another, then why files differ, then which. */
async function compareSites([address = "", folder = "build/client"]: string[]): Promise<string> {
  const site = URL.parse(address);
  if (!site || !/^https?:$/.test(site.protocol)) throw new UserError(usage);
  const { payee, causes, others } = await compareSite(site, folder);
  if (payee.length + causes.length + others.length === 0) {
    return `All ${publishedFiles(folder).length} files are as built.`;
  }
  process.exitCode = 1;
  return [
    payee.length > 0 ? "WHO IS PAID MAY BE ANOTHER:" : "No file names another payee.",
    ...payee.map((line) => `  ${line}`),
    ...causes,
    ...(others.length > 0 ? ["Other problems:"] : []),
    ...others.map((line) => `  ${line}`),
    "docs/deploying.md, “After each deploy”, says what to do.",
  ].join("\n");
}

if (import.meta.main) await compareSites(process.argv.slice(2)).then(console.info, stop);
