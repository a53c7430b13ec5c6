import { byteKinds, categories, type Measured } from "./run-lighthouse.ts";

export const head = [
  "Page",
  "FCP",
  "× floor",
  "LCP",
  "× floor",
  "TBT",
  "CLS",
  ...byteKinds.map((kind) => `${kind} KB`),
  "all KB",
  "Requests",
  "Scores",
] as const;

/** A page's figures and how they stand to those of its floor. */
export function rowOf(name: string, page: Measured, floor: Measured): string[] {
  const times = (one: number, other: number) => (one / other).toFixed(2);
  const all = byteKinds.reduce((sum, kind) => sum + page.bytes[kind], 0);
  return [
    name,
    page.fcp.toFixed(0),
    times(page.fcp, floor.fcp),
    page.lcp.toFixed(0),
    times(page.lcp, floor.lcp),
    page.tbt.toFixed(0),
    page.cls.toFixed(3),
    ...byteKinds.map((kind) => inKb(page.bytes[kind])),
    inKb(all),
    String(page.requests),
    categories.map((category) => page.scores[category]).join(" "),
  ];
}

function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
