import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";

/**
 * Writes content for a site in several languages, each the English one under another name.
 * @param count how many; the first has no prefix. At most 520, the codes that ISO 639-2 leaves to private
 *   use (qaa to qtz).
 */
export async function writeMadeUpContent(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of ["site.yaml", "figures.yaml"])
    await cp(join("content", name), join(folder, name));
  const rows = Array.from({ length: count }, (_, i) => rowOf(i));
  for (const { code } of rows) await cp("content/en", join(folder, code), { recursive: true });
  await writeFile(join(folder, "languages.yaml"), stringify(rows));
}

function rowOf(index: number) {
  const letter = (n: number) => String.fromCharCode("a".charCodeAt(0) + n);
  const code = `q${letter(Math.floor(index / 26))}${letter(index % 26)}`;
  return {
    code,
    name: code,
    dir: "ltr",
    prefix: index === 0 ? "" : `/${code}`,
    locale: "en-GB",
    openGraph: "en_GB",
    group: ",",
    decimal: ".",
  };
}
