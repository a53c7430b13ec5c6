import { isUtf8 } from "node:buffer";
import { join } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";
import { say } from "../terminal/say.server.ts";
import { ContentError, type Problem } from "./content-error.server.ts";
import { columnOf, findHeadings } from "./csv-headings.server.ts";
import { damageIn } from "./parse-yaml.server.ts";
import { contentFolder } from "./read-yaml.server.ts";

/** The row's first line in the file, from 1, and its cells by column. */
type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

export const csvError = (file: string, problems: readonly Problem[]): ContentError =>
  new ContentError(join(contentFolder(), file), problems);

/** The place of a cell, for an error. */
export const cellAt = (line: string | number, column: string): string =>
  say("line {line}, {column}", { line, column });

/**
 * Reads a table from a spreadsheet: UTF-8, UTF-16 or windows-1252, with comma, semicolon or tab, headings in
 * three languages, and any line ends. It leaves out what is above the headings, empty rows and other columns,
 * and trims cells.
 * @throws ContentError naming file, line, column and the expected value
 */
export function parseCsv(file: string, bytes: Buffer, columns: readonly string[]): CsvRow[] {
  const text = decodeText(file, bytes);
  const { line: from_line, delimiter } = findHeadings(text, columns);
  try {
    return parse<CsvRow, CsvRow["cells"]>(text, {
      ...{ delimiter, from_line, relax_column_count_less: true },
      skip_records_with_empty_values: true,
      cast: (cell) => cell.trim(),
      columns: (cells: string[]) => namesOf(file, from_line, cells, columns),
      on_record: (cells, { lines, error }) => {
        if (error && !columns.every((column) => column in cells)) throw error;
        // The parser tells the last line of a row, and errors name the first one.
        return { line: lines - Object.values(cells).join().split("\n").length + 1, cells };
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? csvError(file, [mistakeOf(error)]) : error;
  }
}

function mistakeOf({ code, message, lines }: CsvError): Problem {
  // Such as "columns length is 7, got 8 on line 3".
  const [count = "", found = ""] = message.match(/\d+/g) ?? [];
  const expected =
    code === "CSV_RECORD_INCONSISTENT_COLUMNS"
      ? say(
          "expected {count} cells, found {found}; put a text that holds a comma, a semicolon or a tab in quotes",
          { count, found },
        )
      : say("expected quotes that are closed, and doubled within a cell");
  return { path: "", line: Number(lines), expected };
}

/** The column of each cell of the headings. @throws ContentError when one is missing or stands twice */
function namesOf(file: string, line: number, cells: string[], columns: readonly string[]) {
  const names = cells.map((cell) => columnOf(cell, columns));
  const isRight = columns.every((column) => names.filter((name) => name === column).length === 1);
  if (isRight) return names.map((name) => columns.includes(name) && name);
  const expected = say("expected the columns {columns}, each once; found: {found}", {
    columns: columns.join(", "),
    found: cells.filter(Boolean).join(", "),
  });
  throw csvError(file, [{ path: "", line, expected }]);
}

/** @throws ContentError naming each wrong cell and its content */
export function readTable<Schema extends v.GenericSchema>(
  file: string,
  bytes: Buffer,
  columns: readonly string[],
  schema: Schema,
): v.InferOutput<Schema>[] {
  const rows = parseCsv(file, bytes, columns);
  const table = rows.map(({ cells, line }) => ({ ...cells, line: `${line}` }));
  const result = v.safeParse(v.array(schema), table, { abortPipeEarly: true });
  if (result.success) return result.output;
  const problems = result.issues.map(({ path = [], message }) => {
    const { line = 0, cells = {} } = rows[Number(path[0]?.key)] ?? {};
    const column = String(path.at(-1)?.key);
    const cell = cells[column];
    const found = cell ? say("“{cell}”", { cell }) : say("an empty cell");
    const expected = say("expected {wanted}, found {found}", { wanted: message, found });
    return { path: cellAt(line, column), expected };
  });
  throw csvError(file, problems);
}

/** A file that is not in Unicode is read as one from a French Windows. */
function decodeText(file: string, bytes: Buffer): string {
  const marks: Record<string, string> = { fffe: "utf-16le", feff: "utf-16be" };
  const stated = marks[bytes.toString("hex", 0, 2)] ?? (isUtf8(bytes) ? "utf-8" : undefined);
  const text = new TextDecoder(stated ?? "windows-1252").decode(bytes);
  // An Arabic, Macintosh or MS-DOS character set shows as rows of accents or signs that nobody writes.
  const isOther = !stated && /[À-ÿ]{3}|[\x80-\x9F‚ƒ‡ˆŠŽž]/.test(text);
  const hasLostArabic = text.includes("???");
  if (isOther || hasLostArabic || text.includes("\0")) {
    const expected = say(
      "expected a CSV file in UTF-8, found another kind of file or of letters; in the spreadsheet choose “CSV UTF-8” or the character set “Unicode (UTF-8)”",
    );
    throw csvError(file, [{ path: "", expected }]);
  }
  // The parser would count some lines twice if there were several kinds of line ends.
  const lines = text.replaceAll(/\r\n?/g, "\n").replace(/^"?sep=.*\n/i, "\n");
  const damage = damageIn(lines);
  if (!damage) return lines;
  const line = lines.slice(0, damage.at).split("\n").length;
  throw csvError(file, [{ path: "", line, expected: damage.expected }]);
}
