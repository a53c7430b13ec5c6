export const areaNames = ["forms", "worker", "rates", "amounts", "receipts", "content"] as const;

export type Area = (typeof areaNames)[number];

type Setup = {
  readonly mutate: string[];
  readonly tests: string[];
  /** The score in per cent below which the run fails: what was reached, rounded down. */
  readonly break: number;
};

export const areas: Record<Area, Setup> = {
  forms: {
    mutate: [
      "src/forms/{fallback-links,field-rules,form-state,form-values,send-email}.ts",
      "src/get-involved/chosen-event.ts",
    ],
    tests: [
      "src/forms/{clean-text,fallback-links,field-rules,form-state,form-values,send-email}.test.ts",
      "src/get-involved/chosen-event.test.ts",
    ],
    break: 97,
  },
  worker: {
    mutate: [
      "src/offline/{outbox-store,outbox-worker,sound-files,turns}.ts",
      "src/forms/outbox-message.ts",
    ],
    tests: ["src/offline/{outbox-worker,sound-files}.test.ts", "src/forms/outbox-message.test.ts"],
    break: 80,
  },
  rates: {
    mutate: ["src/donate/rates/!(*.test).ts"],
    tests: ["src/donate/rates/*.test.ts"],
    break: 96,
  },
  amounts: {
    mutate: ["src/donate/amount.ts"],
    tests: ["src/donate/amount.test.ts"],
    break: 96,
  },
  receipts: {
    mutate: ["src/my-gift/{find-gift,receipt}.ts", "tools/receipts/!(*.test).ts"],
    tests: ["src/my-gift/*.test.ts", "tools/receipts/*.test.ts"],
    break: 92,
  },
  content: {
    mutate: [
      "src/check-all-content.server.ts",
      "src/content/{content-error,figures,schema-helpers,load-content,site}.server.ts",
      "src/i18n/{interpolate,format-number,languages-schema.server}.ts",
    ],
    tests: ["src/*.test.ts", "src/content/**/!(no-loose-words).test.ts", "src/i18n/*.test.ts"],
    break: 88,
  },
};

export function chosenArea(): Area {
  const wanted = process.env["MUTATION_AREA"] ?? areaNames[0];
  const area = areaNames.find((name) => name === wanted);
  if (!area) throw new Error(`MUTATION_AREA is one of ${areaNames.join(", ")}`);
  return area;
}
