/** A path as the visitor asked for it, decoded. */
export type RequestPath = {
  /** Between the slashes; empty for the home page. */
  readonly segments: readonly string[];
  readonly endsInSlash: boolean;
};

/** What no segment may hold: separators (they would add a folder) and control characters. */
const forbidden = /[/\\\p{Cc}]/u;

/**
 * Reads the path of an address. Nothing for one that no page can have: broken percent-encoding,
 * encoded slashes, backslashes, control characters, `.` and `..`.
 */
export function parsePath(pathname: string): RequestPath | undefined {
  const endsInSlash = pathname.length > 1 && pathname.endsWith("/");
  const trimmed = pathname.slice(1, endsInSlash ? -1 : undefined);
  const segments: string[] = [];
  for (const encoded of trimmed === "" ? [] : trimmed.split("/")) {
    const segment = decode(encoded);
    if (segment === undefined || forbidden.test(segment) || /^\.{1,2}$/u.test(segment)) {
      return undefined;
    }
    segments.push(segment);
  }
  return { segments, endsInSlash };
}

/** The path that leads to these segments, percent-encoded: never `//`, which would be another host. */
export function pathTo(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join("/")}`;
}

/** Whether a path is nobody's business: dotfiles, and `//`. `.well-known` is public (RFC 8615). */
export function isHidden(segments: readonly string[]): boolean {
  return segments.some(
    (segment, index) =>
      segment === "" || (segment.startsWith(".") && !(index === 0 && segment === ".well-known")),
  );
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
