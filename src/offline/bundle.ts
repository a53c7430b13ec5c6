/**
 * Files by their path, in pieces: what several pages have in common (rules of their styles, header,
 * footer, icons) stands once. Compressors that look back only 32 KB, as gzip does, would not find it.
 */
export type Bundle = {
  readonly pieces: readonly string[];
  /** The pieces of each file, as runs: first piece, count, first piece, count … */
  readonly files: Readonly<Record<string, readonly number[]>>;
};

/** A whole part of the shell, a script, and the end of each rule of a style sheet. */
const seams =
  /(<(?:header|aside|footer|svg)\b[\s\S]*?<\/(?:header|aside|footer|svg)>|<script\b[\s\S]*?<\/script>)|(?<=\})/;

/** Puts files into a bundle. */
export function pack(files: ReadonlyMap<string, string>): Bundle {
  const places = new Map<string, number>();
  const placeOf = (piece: string): number => {
    const place = places.get(piece) ?? places.size;
    places.set(piece, place);
    return place;
  };
  const packed = [...files].map(([path, text]): [string, number[]] => {
    // For a seam that captures nothing `split` gives undefined.
    const pieces = text.split(seams).filter((piece) => piece);
    return [path, runsOf(pieces.map(placeOf))];
  });
  return { pieces: [...places.keys()], files: Object.fromEntries(packed) };
}

/** The files of a bundle, as they were. */
export function unpack({ pieces, files }: Bundle): [string, string][] {
  return Object.entries(files).map(([path, runs]) => {
    let text = "";
    for (let i = 0; i < runs.length; i += 2) {
      const [first = 0, count = 0] = runs.slice(i, i + 2);
      text += pieces.slice(first, first + count).join("");
    }
    return [path, text];
  });
}

function runsOf(places: readonly number[]): number[] {
  const runs: number[] = [];
  let next = -1;
  for (const place of places) {
    if (place === next) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(place, 1);
    next = place + 1;
  }
  return runs;
}
