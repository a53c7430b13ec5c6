/** How a language writes numbers; digits are 0–9 in all of them. */
export type NumberStyle = { readonly group: string; readonly decimal: string };

/** Groups the thousands of a whole number: 8000 → "8,000" or "8 000". */
export function groupThousands(value: number, { group }: NumberStyle): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, group);
}

/** A figure of `content/figures.yaml` as it is shown: "8,000+". */
export function formatFigure(
  { value, atLeast }: { value: number; atLeast: boolean },
  style: NumberStyle,
): string {
  return groupThousands(value, style) + (atLeast ? "+" : "");
}
