/**
 * Gives the ten digits of a TrueType font the width of its zero, in every weight, with each in the middle of it. So
 * figures stand under figures in accounts, slip and poster. The font has tables HVAR and cmap (format 4), in which the
 * digits follow each other.
 * @throws where the font has another form, as a new version of the typeface might.
 */
export function withEqualDigits(font: Buffer): Buffer {
  const equal = Buffer.from(font);
  const zero = glyphOfZero(equal.subarray(tableAt(equal, "cmap")));
  const hmtx = tableAt(equal, "hmtx");
  const hvar = tableAt(equal, "HVAR");
  const map = hvar + equal.readUInt32BE(hvar + 8);
  // Entries of one byte are all that so few letters need.
  if (equal.readUInt8(map) !== 0 || equal.readUInt8(map + 1) >> 4 !== 0) throw unknownForm("HVAR");
  const width = equal.readUInt16BE(hmtx + 4 * zero);
  for (let glyph = zero; glyph < zero + 10; glyph++) {
    const at = hmtx + 4 * glyph;
    const space = width - equal.readUInt16BE(at);
    equal.writeUInt16BE(width, at);
    equal.writeInt16BE(equal.readInt16BE(at + 2) + Math.round(space / 2), at + 2);
    equal.copy(equal, map + 4 + glyph, map + 4 + zero, map + 5 + zero);
  }
  return equal;
}

function tableAt(font: Buffer, name: string): number {
  const record = font.indexOf(name, 12, "latin1");
  if (record < 0 || record > 12 + 16 * font.readUInt16BE(4)) throw unknownForm(name);
  return font.readUInt32BE(record + 8);
}

function glyphOfZero(cmap: Buffer): number {
  const map = cmap.subarray(cmap.readUInt32BE(8));
  const size = map.readUInt16BE(6);
  for (let end = 14; end < 14 + size; end += 2) {
    const isDigits = map.readUInt16BE(end + 2 + size) <= 0x30 && map.readUInt16BE(end) >= 0x39;
    if (isDigits) return 0x30 + map.readInt16BE(end + 2 + 2 * size);
  }
  throw unknownForm("cmap");
}

const unknownForm = (table: string) =>
  new Error(`The typeface's table ${table} has another form than tools/equal-digits.ts knows.`);
