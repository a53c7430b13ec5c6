/** What the heading of a column may be, besides the column's own name: in French, English and Arabic. */
const headings: Readonly<Record<string, readonly string[]>> = {
  date: ["date", "jour", "day", "التاريخ", "اليوم"],
  month: ["mois", "month", "الشهر"],
  kind: ["type", "sens", "kind", "النوع"],
  program: ["programme", "program", "البرنامج"],
  amount: ["montant", "amount", "المبلغ"],
  number: ["numéro", "numéro de l’opération", "number", "transaction number", "رقم العملية"],
  en: ["libellé en anglais", "note in English", "البيان بالإنجليزية"],
  fr: ["libellé en français", "note in French", "البيان بالفرنسية"],
  ar: ["libellé en arabe", "note in Arabic", "البيان بالعربية"],
};

/** Upper case, accents, hamza and the kind of apostrophe make no other word. */
const plain = (words: string): string =>
  words.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("'", "’").toLowerCase().trim();

/**
 * The column that a cell of the headings names, such as “Montant (MRU) / Amount / المبلغ”.
 * @returns the cell itself when it names none
 */
export function columnOf(cell: string, columns: readonly string[]): string {
  const parts = cell.split(/[/|·()]/).map(plain);
  const namesOf = (column: string) => [column, ...(headings[column] ?? [])].map(plain);
  return columns.find((column) => namesOf(column).some((name) => parts.includes(name))) ?? cell;
}

/** A title and notes may stand above the headings, but not more lines than this. */
const mostLinesAbove = 20;

/**
 * Finds the line that names most of the columns, because a title above it may have other signs in it.
 * @returns the line, from 1, and the sign between its cells
 */
export function findHeadings(text: string, columns: readonly string[]) {
  const lines = text.split("\n", mostLinesAbove + 1);
  const ways = lines.flatMap((words, index) =>
    [",", ";", "\t"].map((delimiter) => {
      const cells = words.replaceAll('"', "").split(delimiter);
      const named = new Set(cells.map((cell) => columnOf(cell, columns)));
      const count = columns.filter((column) => named.has(column)).length;
      // Without headings the first line with words is meant.
      return { line: index + 1, delimiter, count: words.trim() ? count + 1 : 0 };
    }),
  );
  return ways.toSorted((way, other) => other.count - way.count)[0] ?? { line: 1, delimiter: "," };
}
