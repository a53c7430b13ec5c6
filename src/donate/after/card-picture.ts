import mark from "../../../art/mark.svg?raw";
import band from "../../../art/ornament-band.svg?raw";

/** What stands on a card, from top to bottom; the person's name is in any script. */
export type CardWords = Readonly<
  Record<"charity" | "gift" | "label" | "person" | "sentence" | "notReceipt", string>
>;

/** The picture in pixels: upright, as phones show it whole. */
const [width, height] = [1080, 1350];
const margin = 96;

/** A text whose first letter is of a script that is written from right to left: it decides the direction. */
const rightToLeft =
  /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The card as a picture to send, in the page's own colours and letters. The browser writes the text, so
 * it joins Arabic letters and orders mixed scripts as on the page.
 * @throws Error where the browser cannot draw
 */
export async function drawCard(words: CardWords): Promise<File> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  pen.fillStyle = colour("--color-paper");
  pen.fillRect(0, 0, width, height);
  drawBand(pen, 2);
  drawMark(pen, 3.5);
  writeWords(pen, words);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error("no picture");
  return new File([blob], "card.png", { type: "image/png" });
}

/** The paths of a drawing; not as an image, which Firefox does not put on a canvas without a size. */
const pathsOf = (svg: string) =>
  [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => new Path2D(path));

/** The band along the upper edge; a tile of it is 120 units wide. */
function drawBand(pen: CanvasRenderingContext2D, scale: number): void {
  pen.save();
  pen.scale(scale, scale);
  Object.assign(pen, { strokeStyle: colour("--color-accent"), lineWidth: 1.6 });
  for (let x = 0; x < width / scale; x += 120) {
    for (const path of pathsOf(band)) pen.stroke(path);
    pen.translate(120, 0);
  }
  pen.restore();
}

/** The khayma over the charity's name; it is 48 units wide. */
function drawMark(pen: CanvasRenderingContext2D, scale: number): void {
  pen.save();
  pen.translate((width - 48 * scale) / 2, 128);
  pen.scale(scale, scale);
  pen.fillStyle = colour("--color-press");
  for (const path of pathsOf(mark)) pen.fill(path);
  pen.restore();
}

/** Each text centred, with where its middle stands and how large it may be, in pixels. */
function writeWords(pen: CanvasRenderingContext2D, words: CardWords): void {
  const [ink, soft, press] = ["--color-ink", "--color-ink-soft", "--color-press"].map(colour);
  const say = (text: string, line: Line) => write(pen, text, line);
  say(words.charity, { middle: 356, size: 48, weight: 600, lines: 1, colour: ink });
  say(words.gift, { middle: 490, size: 44, weight: 600, lines: 2, colour: ink });
  say(words.label, { middle: 610, size: 38, weight: 400, lines: 1, colour: soft });
  say(words.person, { middle: 800, size: 104, weight: 700, lines: 3, colour: press });
  say(words.sentence, { middle: 1060, size: 40, weight: 400, lines: 3, colour: ink });
  say(words.notReceipt, { middle: 1272, size: 28, weight: 400, lines: 1, colour: soft });
}

type Line = {
  readonly middle: number;
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  /** The most that it may take; a longer text is written smaller. */
  readonly lines: number;
  readonly colour: string | undefined;
};

function write(pen: CanvasRenderingContext2D, text: string, line: Line): void {
  const family = getComputedStyle(document.body).fontFamily;
  Object.assign(pen, { textAlign: "center", textBaseline: "middle" });
  pen.direction = rightToLeft.test(text) ? "rtl" : "ltr";
  pen.fillStyle = line.colour ?? "black";
  const fits = (row: string) => pen.measureText(row).width <= width - 2 * margin;
  let size = line.size;
  let rows: string[] = [];
  for (; size > 12; size *= 0.94) {
    pen.font = `${line.weight} ${size}px ${family}`;
    rows = inRows(text, fits);
    if (rows.length <= line.lines && rows.every(fits)) break;
  }
  const leading = size * 1.4;
  const first = line.middle - ((rows.length - 1) / 2) * leading;
  for (const [i, row] of rows.entries()) pen.fillText(row, width / 2, first + i * leading);
}

/** A text in rows that fit, broken between words; a word that is too long has a row to itself. */
function inRows(text: string, fits: (text: string) => boolean): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const last = rows.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || fits(longer)) rows.push(longer);
    else rows.push(last, word);
  }
  return rows;
}

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
