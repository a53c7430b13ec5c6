/** A rule of `_headers`: a path, with `*` for any text, and the headers it adds. */
export type HeaderRule = { readonly path: string; readonly headers: readonly [string, string][] };

/** A rule of `_redirects`. */
export type RedirectRule = { readonly from: string; readonly to: string; readonly status: number };

/** Cloudflare Pages reads at most so many characters in a line and so many rules. */
const limits = { line: 2000, headerRules: 100, redirectRules: 2000 } as const;
const token = /^[A-Za-z0-9-]+$/u;

/**
 * Reads `_headers` as Netlify and Cloudflare Pages do.
 * @throws Error naming the line that one of them would not accept
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of meaningfulLines(text)) {
    if (/^\s/u.test(line)) {
      const [, name = "", value = ""] = /^\s+([^:]+):\s*(\S.*)$/u.exec(line) ?? [];
      const rule = rules.at(-1);
      if (rule === undefined || !token.test(name)) throw new Error(`not a header: ${line}`);
      rule.headers.push([name, value]);
    } else {
      if (!/^\/[^\s*]*\*?$/u.test(line)) throw new Error(`not a path: ${line}`);
      rules.push({ path: line, headers: [] });
    }
  }
  if (rules.length > limits.headerRules) throw new Error("too many rules of headers");
  return rules;
}

/**
 * Reads `_redirects` as Netlify does.
 * @throws Error naming the line that it would not accept
 */
export function parseRedirects(text: string): RedirectRule[] {
  const rules = meaningfulLines(text).map((line) => {
    const [, from, to, status] = /^(\/\S*) (\/\S*) (301|302|308|404)$/u.exec(line) ?? [];
    if (from === undefined || to === undefined) throw new Error(`not a redirection: ${line}`);
    return { from, to, status: Number(status) };
  });
  if (rules.length > limits.redirectRules) throw new Error("too many redirections");
  return rules;
}

/** What both hosts send for a path: where several rules name a header, the values are joined. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const sent = new Map<string, string>();
  for (const rule of rules.filter((one) => matches(path, one.path))) {
    for (const [name, value] of rule.headers) {
      const before = sent.get(name);
      sent.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return sent;
}

/** Whether a path fits a rule's, which may end in `*` for any text and have a `:name` for any one part. */
export function matches(path: string, pattern: string): boolean {
  return partsOf(path, pattern) !== undefined;
}

/** Where a redirection leads a path that it matches. */
export function leadsTo(path: string, { from, to }: RedirectRule): string {
  const parts = partsOf(path, from) ?? {};
  return to.replace(/:([a-z]+)/gu, (all, name: string) => parts[name] ?? all);
}

/** What stands in a path for each `:name` of a pattern; nothing when the path does not fit it. */
function partsOf(path: string, pattern: string): Record<string, string> | undefined {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/gu, "\\$&")
    .replace(/\*$/u, ".*")
    .replace(/:([a-z]+)/gu, "(?<$1>[^/]+)");
  const found = new RegExp(`^${source}$`, "u").exec(path);
  return found ? { ...found.groups } : undefined;
}

function meaningfulLines(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const long = lines.find((line) => line.length > limits.line);
  if (long !== undefined) throw new Error(`too long: ${long}`);
  return lines;
}
