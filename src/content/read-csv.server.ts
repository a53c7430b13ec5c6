import { isUtf8 } from "node:buffer";
import { join } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";
import { say } from "../terminal/say.server.ts";
import { ContentError, type Problem } from "./content-error.server.ts";
import { damageIn } from "./parse-yaml.server.ts";
import { contentFolder } from "./read-yaml.server.ts";

/** The row's first line in the file, from 1, and its cells by column. */
type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** The place of a cell, for an error. */
const cellAt = (line: number, column: string): string =>
  say("line {line}, {column}", { line, column });

export const csvError = (file: string, problems: readonly Problem[]): ContentError =>
  new ContentError(join(contentFolder(), file), problems);

/**
 * Reads a table from a spreadsheet: UTF-8, UTF-16 or windows-1252, with comma, semicolon or tab, and any line
 * ends. It leaves out empty rows, other columns and Excel's line `sep=;`, and trims cells. Its errors repeat
 * no cell.
 * @throws ContentError naming file, line, column and the expected value
 */
export function parseCsv(file: string, bytes: Buffer, columns: readonly string[]): CsvRow[] {
  const [header = { cells: [] }, ...rows] = parseRows(file, bytes);
  const names = withoutEmptyEnd(header.cells).map((name) => name.toLowerCase());
  checkHeader(file, names, columns);
  const problems = rows.flatMap(({ line, cells }) => {
    const { length } = withoutEmptyEnd(cells, names.length);
    const expected = say(
      "expected {count} cells, found {found}; put a text that holds a comma, a semicolon or a tab in quotes",
      { count: names.length, found: length },
    );
    return length === names.length ? [] : [{ path: "", line, expected }];
  });
  if (problems.length > 0) throw csvError(file, problems);
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.map((column) => [column, cells[names.indexOf(column.toLowerCase())] ?? ""]),
    ),
  }));
}

/** @throws ContentError naming each wrong cell and its content */
export function readTable<Schema extends v.GenericSchema>(
  file: string,
  bytes: Buffer,
  columns: readonly string[],
  schema: Schema,
): v.InferOutput<Schema>[] {
  const rows = parseCsv(file, bytes, columns);
  const table = rows.map(({ cells }) => cells);
  const result = v.safeParse(v.array(schema), table, { abortPipeEarly: true });
  if (result.success) return result.output;
  const problems = result.issues.map(({ path = [], message }) => {
    const { line = 0, cells = {} } = rows[Number(path[0]?.key)] ?? {};
    const column = String(path.at(-1)?.key);
    const found = cells[column] ? `“${cells[column]}”` : say("an empty cell");
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
  if (isOther || text.includes("\0")) {
    const expected = say(
      "expected UTF-8; in the spreadsheet choose “CSV UTF-8” or the character set “Unicode (UTF-8)”",
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

/** Leaves out the empty cells at the end of a row, but keeps its first `length` cells. */
function withoutEmptyEnd(cells: readonly string[], length = 0): readonly string[] {
  const end = cells.findLastIndex((cell) => cell !== "") + 1;
  return cells.slice(0, Math.max(end, length));
}

type RawRow = { readonly line: number; readonly cells: readonly string[] };

/** @throws ContentError naming file and line */
function parseRows(file: string, bytes: Buffer): RawRow[] {
  const text = decodeText(file, bytes);
  const [header = ""] = text.trimStart().split("\n", 1);
  const rows: RawRow[] = [];
  try {
    parse(text, {
      delimiter: [";", "\t"].find((sign) => header.includes(sign)) ?? ",",
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (record: string[], { lines }) => {
        // The parser tells the last line of a row, and errors name the first one.
        const line = lines - record.join().split("\n").length + 1;
        rows.push({ line, cells: record.map((cell) => cell.trim()) });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = "lines" in error ? Number(error["lines"]) : undefined;
    const expected = say("expected quotes that are closed, and doubled within a cell");
    throw csvError(file, [{ path: "", line, expected }]);
  }
}

function checkHeader(file: string, names: readonly string[], columns: readonly string[]): void {
  const wrong = columns.filter(
    (column) => names.filter((name) => name === column.toLowerCase()).length !== 1,
  );
  const expected = say("expected the columns {columns}, each once", {
    columns: columns.join(", "),
  });
  const problems = wrong.map((column) => ({ path: cellAt(1, column), expected }));
  if (problems.length > 0) throw csvError(file, problems);
}
