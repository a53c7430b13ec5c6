import type { Site } from "../../src/content/site.ts";
import { isStale, type LaunchProblem } from "./site-problems.ts";

type Way = { readonly key: string; readonly name: string; readonly tried: string };

/** The ways to give beside Bankily, each with the day on which it was last tried. */
function waysOf({ otherWays = [], fromAbroad }: Site): readonly Way[] {
  const abroad = fromAbroad?.kind === "relay" ? fromAbroad.name : fromAbroad?.bank;
  return [
    ...otherWays.map(({ name, tried }, index) => ({ key: `otherWays, ${index + 1}`, name, tried })),
    ...(fromAbroad && abroad ? [{ key: "fromAbroad", name: abroad, tried: fromAbroad.tried }] : []),
  ];
}

/** Ways that nobody has tried for a year, and numbers that belong to nobody. */
export function wayProblems(site: Site, now: Date): LaunchProblem[] {
  const where = "content/site.yaml";
  const old = waysOf(site)
    .filter(({ tried }) => isStale(tried, now))
    .map(({ key, name, tried }) => ({
      where,
      key,
      problem: `${name} was last tried on ${tried}. Send a small amount, then put today's day.`,
    }));
  const nobodys = (site.otherWays ?? []).flatMap((way, index) =>
    way.kind === "wallet" && /^\+222[ 0]+$/.test(way.number)
      ? [
          {
            where,
            key: `otherWays, ${index + 1}`,
            problem: `${way.number} belongs to nobody, and money is sent to it. Put the charity's number.`,
          },
        ]
      : [],
  );
  return [...old, ...nobodys];
}

/** Each way to give with its day of trial, for a person to compare; nothing where there is none. */
export function listWays(site: Site): string {
  const lines = waysOf(site).map(({ name, tried }) => `  ${name}: last tried ${tried}`);
  return lines.length === 0 ? "" : ["", "", "Other ways to give", ...lines].join("\n");
}
