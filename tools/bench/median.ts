import { byteKinds, categories, type Measured } from "./run-lighthouse.ts";

/** The middle of the values; of an even number of them the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The median of each figure over several runs; what failed in any of them. */
export function medianOf(runs: readonly Measured[]): Measured {
  const of = (figure: (run: Measured) => number) => median(runs.map(figure));
  const each = <Key extends string>(
    keys: readonly Key[],
    figure: (run: Measured, key: Key) => number,
  ) => Object.fromEntries(keys.map((key) => [key, of((run) => figure(run, key))]));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: {
      document: 0,
      script: 0,
      font: 0,
      image: 0,
      other: 0,
      ...each(byteKinds, ({ bytes }, key) => bytes[key]),
    },
    requests: of(({ requests }) => requests),
    scores: {
      performance: 0,
      accessibility: 0,
      "best-practices": 0,
      seo: 0,
      ...each(categories, ({ scores }, key) => scores[key]),
    },
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}
