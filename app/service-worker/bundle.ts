/**
 * Files by their path, in pieces: what several pages have in common (styles, header, footer, icons)
 * stands once. Compressors that look back only 32 KB, as gzip does, would not find it.
 */
export type Bundle = {
  readonly pieces: readonly string[];
  /** Of which pieces a file consists, by their place in the list. */
  readonly files: Readonly<Record<string, readonly number[]>>;
};

const common =
  /(<(?:style|header|aside|footer|svg)\b[\s\S]*?<\/(?:style|header|aside|footer|svg)>|<script\b[\s\S]*?<\/script>)/;

/** Puts files into a bundle. */
export function pack(files: ReadonlyMap<string, string>): Bundle {
  const places = new Map<string, number>();
  const placeOf = (piece: string): number => {
    const place = places.get(piece) ?? places.size;
    places.set(piece, place);
    return place;
  };
  const packed = [...files].map(([path, text]): [string, number[]] => [
    path,
    text.split(common).map(placeOf),
  ]);
  return { pieces: [...places.keys()], files: Object.fromEntries(packed) };
}

/** The files of a bundle, as they were. */
export function unpack({ pieces, files }: Bundle): [string, string][] {
  return Object.entries(files).map(([path, places]) => [
    path,
    places.map((place) => pieces[place]).join(""),
  ]);
}
