import { randomUUID } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../src/content/content-error.server.ts";
import { loadSite } from "../../src/content/site.server.ts";

/** `urgency` is 0 for another number or holder, 1 for other files with the payee, and 2 for the rest. */
export type Difference = {
  readonly path: string;
  readonly urgency: 0 | 1 | 2;
  readonly problem: string;
};

type Published = { readonly file: string; readonly path: string; readonly status: number };

const asked = {
  // The tool looks like a phone, since a hijacked host could hide from a comparing program.
  "User-Agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/137.0.0.0 Mobile",
  "Cache-Control": "no-cache",
};

const timeoutMs = 30_000;
const atOnce = 6;

/**
 * Fetches each published file of a build from its site, and follows no redirect to another host.
 * @returns the differences, the most urgent first
 * @throws UserError when the folder has no build
 */
export async function compareSite(site: URL, folder: string): Promise<Difference[]> {
  const files = publishedFiles(folder).values();
  const differences: Difference[] = [];
  const compareNext = async () => {
    for (const published of files) {
      const difference = await compareFile(site, folder, published);
      if (difference) differences.push(difference);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compareNext));
  return differences.sort((a, b) => a.urgency - b.urgency || (a.path < b.path ? -1 : 1));
}

/** Files without compressed copies and files for the host. @throws UserError without a build */
export function publishedFiles(folder: string): Published[] {
  if (!existsSync(join(folder, "index.html"))) {
    throw new UserError(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  return globSync("{**,.*/**}/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^_(?:headers|redirects)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
    .sort()
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
): Promise<Difference | undefined> {
  const built = readFileSync(join(folder, file));
  const says = built.includes('name="payee"') || /(?:^|\/)(?:qr|service-worker)[^/]*$/.test(file);
  const urgency = says ? 1 : 2;
  try {
    const answer = await fetchFrom(site, path);
    const served = Buffer.from(await answer.arrayBuffer());
    const refresh = answer.headers.get("refresh");
    if (refresh !== null) return { path, urgency: 0, problem: `leads on to ${shown(refresh)}` };
    if (answer.status !== status) {
      return { path, urgency, problem: `is missing: answered ${answer.status}, not ${status}` };
    }
    if (served.equals(built)) return undefined;
    const payee = otherPayee(built.toString(), served.toString());
    return payee
      ? { path, urgency: 0, problem: payee }
      : { path, urgency, problem: "is not as built" };
  } catch (error) {
    const reason = error instanceof LedAway ? error.message : `did not answer (${String(error)})`;
    return { path, urgency: error instanceof LedAway ? 0 : urgency, problem: reason };
  }
}

class LedAway extends Error {}

/** @throws LedAway when the site leads to another host, or from https to http */
async function fetchFrom(site: URL, path: string): Promise<Response> {
  let url = new URL(path, site);
  for (let redirections = 0; redirections < 5; redirections++) {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { headers: asked, redirect: "manual", signal });
    const location = answer.headers.get("location");
    if (location === null || answer.status < 300 || answer.status > 399) return answer;
    await answer.body?.cancel();
    const next = new URL(location, url);
    const isSame = next.host === site.host && next.protocol === site.protocol;
    if (!isSame) throw new LedAway(`leads to another place, ${shown(next.origin)}`);
    url = next;
  }
  throw new LedAway("leads round in circles");
}

/** Numbers of eight digits or more, in any grouping. */
const numbers = (text: string) =>
  new Set(
    [...text.matchAll(/\d(?:[\s().-]{0,2}\d){7,}/g)].map(([found]) => found.replace(/\D/g, "")),
  );

/** @returns in words how the payee differs from the build */
function otherPayee(built: string, served: string): string | undefined {
  const { phone, bankily } = loadSite();
  const digits = phone.replace(/\D/g, "").slice(-8);
  const hasOwn = (text: string) => [...numbers(text)].some((found) => found.endsWith(digits));
  const known = numbers(built);
  const others = [...numbers(served)].filter((found) => !known.has(found)).slice(0, 3);
  const problems = [
    hasOwn(built) && !hasOwn(served) && "the charity's number is gone",
    built.includes(bankily.holder) && !served.includes(bankily.holder) && "the holder is gone",
    others.length > 0 && `shows other numbers: ${others.join(", ")}`,
  ].filter((problem) => problem !== false);
  return problems.length > 0 ? problems.join("; ") : undefined;
}

/** The text comes from the host and goes to a terminal, so it is cleaned. */
const shown = (text: string) => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 80);
