import { extname } from "node:path";

/** People read `words`. In `data` and `script` numbers stand side by side that no page shows so. */
export type Part = { readonly kind: "words" | "data" | "script" | "style"; readonly text: string };

/** Stands for a tag between two texts. */
const tag = "\ue000";

/** Attributes that draw, hold a hash, or hold an email address that Cloudflare hides. */
const drawing = /^(?:d|points|viewBox|transform|values|keyTimes|integrity|nonce|data-cfemail)$/;

export function partsOf(path: string, content: string): Part[] {
  const kind = extname(path);
  if (kind === ".js") return [{ kind: "script", text: content }];
  if (kind === ".css") return [{ kind: "style", text: content }];
  if ([".json", ".webmanifest"].includes(kind)) return [{ kind: "data", text: content }];
  if (kind === ".csv") return [{ kind: "words", text: content.replace(/[,;\t\n]/g, tag) }];
  // Another file is read as it stands, and as markup too, since a host may serve it as a page.
  const isMarkup = [".html", ".xml", ".svg"].includes(kind);
  const parts: Part[] = isMarkup ? [] : [{ kind: "words", text: content }];
  const words = content
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
      (_, name: string, rest: string, text: string) => {
        const isData = /type="application\/(?:ld\+)?json"/.test(rest);
        parts.push({ kind: name === "style" ? "style" : isData ? "data" : "script", text });
        return tag;
      },
    )
    .replace(/<[!?/a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (element) => {
      for (const [, name = "", , double, single, bare] of element.matchAll(attribute)) {
        const text = double ?? single ?? bare ?? "";
        if (!drawing.test(name)) parts.push({ kind: name === "style" ? "style" : "data", text });
      }
      return tag;
    });
  return [...parts, { kind: "words", text: words }];
}

const attribute = /\s([^\s=>"']+)\s*=\s*("([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Replaces escapes by their characters and digits of any script by 0 to 9, and removes what nobody sees. */
export function decoded(text: string): string {
  const signs = [1, 2]
    .reduce(unescaped, text)
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, "");
  return signs
    .replace(/[\p{Lm}ªº]/gu, " ")
    .replace(/\p{N}/gu, (sign) => sign.normalize("NFKC").replace(/\p{Nd}/gu, usualDigit));
}

/** A text may be escaped twice, as JSON in an attribute is. */
function unescaped(text: string): string {
  const sign = (code: string, base: number) => {
    const point = Number.parseInt(code, base);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
  };
  return text
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => sign(code, 16))
    .replace(/&#(\d+);?/g, (_, code: string) => sign(code, 10))
    .replace(/&([a-z]+);/gi, (_, name: string) => names[name] ?? " ")
    .replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi, (_, ...codes: string[]) =>
      sign(codes.slice(0, 3).join(""), 16),
    )
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll("%", ""), "hex").toString(),
    );
}

const names: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">" };

/** Unicode lists the digits of each script from 0 to 9, one script after the other. */
function usualDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return `${before % 10}`;
}
