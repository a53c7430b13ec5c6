export const areaNames = ["forms", "rates", "impact", "content"] as const;

/** A part of the pure logic that is mutated and tested by itself. */
export type Area = (typeof areaNames)[number];

type Setup = {
  /** Globs of what is mutated. */
  readonly mutate: string[];
  /** Globs of the unit tests that must notice. */
  readonly tests: string[];
  /** The score in per cent below which the run fails: what was reached, rounded down. */
  readonly break: number;
};

export const areas: Record<Area, Setup> = {
  forms: {
    mutate: [
      "app/forms/{check-fields,clean-text,constraints,contact-schema,digits-only,email,field-rules}.ts",
      "app/forms/{honeypot,limits,mail-params,repeats-dial-code,shorten,submission,volunteer-schema}.ts",
    ],
    tests: [
      "app/forms/{clean-text,constraints,contact-schema,digits-only,email,fallback-links}.test.ts",
      "app/forms/{honeypot,mail-params,repeats-dial-code,schema-properties,shared-rules}.test.ts",
      "app/forms/{shorten,submission,volunteer-schema}.test.ts",
    ],
    break: 95,
  },
  rates: {
    mutate: [
      "app/donate/rates/{check-rates,fetch-rates,own-value,rate-cache,rate-sources,rates}.ts",
      "app/donate/rates/{rates-from-answer,rates-state,rates-store,read-json,read-rates}.ts",
    ],
    tests: ["app/donate/rates/!(use-rates).test.ts"],
    break: 92,
  },
  impact: {
    mutate: ["app/donate/impact.ts", "app/donate/amount/!(*.test).ts"],
    tests: ["app/donate/impact.test.ts", "app/donate/amount/*.test.ts"],
    break: 96,
  },
  content: {
    // The schemas of single pages are lists of keys, with no logic to mutate.
    mutate: [
      "app/content/{all-texts.server,content-error,describe-issue,fill,format-number}.ts",
      "app/content/{languages.server,load-content.server,match-language,read-yaml.server}.ts",
      "app/content/schemas/{figures,kit,languages,site}.ts",
    ],
    tests: ["app/content/**/!(exact-*|no-loose-words).test.ts"],
    break: 98,
  },
};

/**
 * The area that `MUTATION_AREA` names, the first when it is not set.
 * @throws when it names none
 */
export function chosenArea(): Area {
  const wanted = process.env["MUTATION_AREA"] ?? areaNames[0];
  const area = areaNames.find((name) => name === wanted);
  if (!area) throw new Error(`MUTATION_AREA is one of ${areaNames.join(", ")}`);
  return area;
}
