import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";

const casesSchema = v.record(v.string(), v.record(v.string(), v.array(v.string())));

/** Reads a table of texts by what is expected of them and by their kind. */
export const textCases = (file: string): [kind: string, verdict: string, text: string][] =>
  Object.entries(v.parse(casesSchema, parse(readFileSync(file, "utf8")))).flatMap(
    ([verdict, kinds]) =>
      Object.entries(kinds).flatMap(([kind, texts]) =>
        texts.map((text): [string, string, string] => [kind, verdict, text]),
      ),
  );
