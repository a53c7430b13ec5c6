import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageIds } from "../../src/site-map.ts";
import { writeMadeUpContent } from "./made-up-content.ts";

/** What a build of the site reads. */
const parts = [
  ..."after-build app art generated hosting scripts server vite-plugins".split(" "),
  ..."package.json react-router.config.ts tsconfig.json vite.config.ts".split(" "),
];

/** The lines that a new page needs, file by file: each goes after the one of the last page in the menu. */
export const places = {
  "app/site-map.server.ts": [
    { after: `  privacy: "/privacy",\n`, line: (n: number) => `  madeUp${n}: "/made-up-${n}",\n` },
    { after: `  "privacy",\n`, line: (n: number) => `  "madeUp${n}",\n` },
    {
      after: `    privacy: of("privacy"),\n`,
      line: (n: number) => `    madeUp${n}: of("madeUp${n}"),\n`,
    },
  ],
  "app/routes.ts": [
    {
      after: `  privacy: "pages/privacy.tsx",\n`,
      line: (n: number) => `  madeUp${n}: "pages/made-up-${n}.tsx",\n`,
    },
  ],
  "app/shell/share-card.server.ts": [
    { after: `  privacy: "home",\n`, line: (n: number) => `  madeUp${n}: "home",\n` },
  ],
} as const;

type Place = (typeof places)[keyof typeof places][number];

/**
 * Copies the project and adds reading pages to it as a developer would, each with a module of its own
 * that says what About says. In one language.
 * @param count how many pages there are in the end, those that the site has included
 * @throws Error when a file is no longer written as it is known here
 */
export async function writeMadeUpPages(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const part of parts) await cp(part, join(folder, part), { recursive: true });
  await writeMadeUpContent(join(folder, "content"), 1);
  const numbers = Array.from({ length: count - pageIds.length }, (_, i) => i + 1);
  for (const n of numbers) {
    await cp("app/pages/about.tsx", join(folder, `app/pages/made-up-${n}.tsx`));
  }
  for (const [file, inFile] of Object.entries(places)) {
    const text = await readFile(file, "utf8");
    await writeFile(join(folder, file), withPages(text, inFile, numbers));
  }
}

/** A file with the lines of the pages put in. @throws Error when a place is not found, or found twice */
export function withPages(
  text: string,
  inFile: readonly Place[],
  numbers: readonly number[],
): string {
  return inFile.reduce((before, { after, line }) => {
    const [start, end, ...more] = before.split(after);
    if (start === undefined || end === undefined || more.length > 0) {
      throw new Error(`expected one line ${after.trim()}`);
    }
    return start + after + numbers.map(line).join("") + end;
  }, text);
}
