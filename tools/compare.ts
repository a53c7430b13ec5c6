import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { get as getByHttp, type IncomingMessage } from "node:http";
import { get as getByHttps } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { headersFor } from "../server/headers.ts";
import { stop, UserError } from "../src/content/content-error.server.ts";
import { loadSite } from "../src/content/site.server.ts";
import { filesIn, readNamed, strangersIn } from "./check-published.ts";

/** Lines to print: about who is paid, why files differ, and the other files. */
export type Comparison = Readonly<Record<"payee" | "causes" | "others", Set<string>>>;

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
  const comparison = {
    payee: new Set<string>(),
    causes: new Set<string>(),
    others: new Set<string>(),
  };
  const left = publishedFiles(folder)
    .flatMap((published) => visitors.map((visitor) => ({ published, visitor })))
    .values();
  const compareNext = async () => {
    for (const { published, visitor } of left) {
      await compareFile(site, folder, published, visitor, comparison);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compareNext));
  return comparison;
}

/** Files without compressed copies and files for the host. @throws UserError without a build */
export function publishedFiles(folder: string): Published[] {
  if (!existsSync(join(folder, "index.html"))) {
    throw new UserError(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  return filesIn(folder)
    .filter((file) => !/\.(?:br|gz)$|^_(?:headers|redirects)$/.test(file))
    .map((file) => ({ file, ...addressOf(file) }));
}

/** An error page is found at an address that does not exist. */
function addressOf(file: string): Omit<Published, "file"> {
  if (/(?:^|\/)404\.html$/.test(file)) {
    return { path: `/${file.replace("404.html", `nowhere-${randomUUID()}`)}`, status: 404 };
  }
  return { path: `/${encodeURI(file.replace(/(?:^index)?\.html$/, ""))}`, status: 200 };
}

async function compareFile(
  site: URL,
  folder: string,
  { file, path, status }: Published,
  visitor: Record<string, string>,
  { payee, causes, others }: Comparison,
): Promise<void> {
  try {
    const answer = await fetchFrom(site, path, visitor);
    const bytes = await buffer(answer);
    const served = answer.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
    const { refresh } = answer.headers;
    if (refresh) payee.add(`${path}  leads on to ${shown(`${refresh}`)}`);
    if (answer.statusCode !== status) {
      others.add(`${path}  is missing: answered ${answer.statusCode}, not ${status}`);
      return;
    }
    for (const name of Object.keys(headersFor(path))) {
      if (!(name.toLowerCase() in answer.headers)) causes.add(`The host does not send ${name}.`);
    }
    const built = readFileSync(join(folder, file));
    if (served.equals(built)) return;
    const problem = otherPayee(file, `${built}`, `${served}`);
    if (problem) payee.add(`${path}  ${problem}`);
    else others.add(`${path}  is not as built`);
    for (const cause of causesOf(`${built}`, `${served}`, folder)) causes.add(cause);
  } catch (error) {
    if (error instanceof LedAway) payee.add(`${path}  ${error.message}`);
    else others.add(`${path}  did not answer (${error})`);
  }
}

class LedAway extends Error {}

/** @throws LedAway when the site leads to another host, or from https to http */
async function fetchFrom(site: URL, path: string, headers: Record<string, string>) {
  let url = new URL(path, site);
  for (let redirections = 0; redirections < 5; redirections++) {
    // Node's `fetch` would write its own `Sec-Fetch-Mode`.
    const get = url.protocol === "https:" ? getByHttps : getByHttp;
    const request = get(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const answer: IncomingMessage = (await once(request, "response"))[0];
    const { location } = answer.headers;
    if (location === undefined || !/^3/.test(`${answer.statusCode}`)) return answer;
    answer.resume();
    const next = new URL(location, url);
    if (next.origin !== site.origin) {
      throw new LedAway(`leads to another place, ${shown(next.origin)}`);
    }
    url = next;
  }
  throw new LedAway("leads round in circles");
}

/** Why a file is not as built, as far as it shows. */
function causesOf(built: string, served: string, folder: string): string[] {
  const assets = [...served.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, asset = ""]) => asset);
  const squeezed = (text: string) => text.replace(/\s+/g, "");
  const causes = {
    "The host hides e-mail addresses: turn that off.": /cdn-cgi|data-cfemail/.test(served),
    "The host takes out spaces: turn that off.": squeezed(served) === squeezed(built),
    "Another build is published: build its commit, in a clone with git.": assets.some(
      (asset) => !existsSync(join(folder, asset)),
    ),
  };
  return Object.entries(causes).flatMap(([cause, isSo]) => (isSo ? [cause] : []));
}

/** @returns in words how the payee differs from the build, or nothing */
function otherPayee(file: string, built: string, served: string): string {
  const { phone, bankily } = loadSite();
  const signs = { "the charity's number": phone, "the holder": bankily.holder };
  const gone = Object.entries(signs)
    .filter(([, sign]) => built.includes(sign) && !served.includes(sign))
    .map(([name]) => `${name} is gone`);
  return [...gone, ...strangersIn(file, served, readNamed()).slice(0, 3).map(shown)].join("; ");
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
  const count = publishedFiles(folder).length;
  if (payee.size + causes.size + others.size === 0) return `All ${count} files are as built.`;
  process.exitCode = 1;
  const indented = (lines: Set<string>) => [...lines].sort().map((line) => `  ${line}`);
  return [
    payee.size > 0 ? "WHO IS PAID MAY BE ANOTHER:" : "Who is paid is as built.",
    ...indented(payee),
    ...causes,
    ...(others.size > 0 ? ["Other files that are not as built:", ...indented(others)] : []),
    "docs/deploying.md, “After each deploy”, says what to do.",
  ].join("\n");
}

if (import.meta.main) await compareSites(process.argv.slice(2)).then(console.info, stop);
