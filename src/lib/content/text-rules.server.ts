export type TextRule = {
  /** In characters. A placeholder counts as four. */
  readonly length?: readonly [min: number, max: number];
  /** English may leave it out, and then the other languages must too. */
  readonly optional?: true;
  /** The list may have any length. */
  readonly list?: true;
  /** The sentence may contain some of these placeholders. */
  readonly anyOf?: readonly string[];
  /** The text is a name that the code knows. */
  readonly oneOf?: readonly string[];
  /** The text is an address on the page, such as `how-to-give`: the same in every language. */
  readonly id?: true;
};

/** `src/components/questions/answers.server.ts` gives their values. */
const answerPlaceholders = [
  ...["phone", "reference", "holder", "since", "email", "merchantCode", "amount", "old", "ways"],
  ...["abroad", "sent", "reminder", "foodRole", "languages", "spoken", "registered", "number"],
  ...["dial", "wallets", "walletsTried", "bankilyHelp"],
  ...["donate", "contact", "about", "getInvolved", "privacy", "accounts", "listed"],
];

/** Rules by file and by pattern of keys. `*` is any key or item. Other texts follow the English file. */
const textRules: Readonly<Record<string, Readonly<Record<string, TextRule>>>> = {
  "*": {
    "head.title": { length: [10, 60] },
    "head.description": { length: [50, 160] },
  },
  about: {
    "founders.people.*.name": { optional: true },
    "leadership.people.*.name": { optional: true },
  },
  accessibility: { "limits.items": { list: true } },
  contact: { "form.*.hint": { optional: true } },
  getInvolved: {
    "roles.*.requirements": { list: true },
    "form.*.hint": { optional: true },
  },
  ourWork: {
    "programs.*.details": { list: true },
    "programs.*.impact": { list: true },
  },
  privacy: { "sections.*.text": { list: true } },
  questions: {
    sections: { list: true },
    "sections.*.questions": { list: true },
    "sections.*.questions.*.id": { id: true },
    "sections.*.questions.*.answer": { list: true },
    "sections.*.questions.*.answer.*.when": {
      optional: true,
      oneOf: [
        ...["noOtherWays", "notFromAbroad", "notRegistered", "noBankilyHelp"],
        ...["zakatYes", "zakatNo", "zakatUndecided"],
      ],
    },
    "sections.*.questions.*.answer.*.text": { anyOf: answerPlaceholders },
  },
};

export function ruleAt(name: string, path: readonly string[]): TextRule {
  const fitting = rulesOf(name).filter(([pattern]) => fits(pattern, path));
  return Object.assign({}, ...fitting.map(([, rule]) => rule));
}

/** The keys in a text that English may leave out. */
export function optionalKeys(name: string, path: readonly string[]): string[] {
  return rulesOf(name)
    .filter(([pattern, { optional }]) => optional && fits(pattern.slice(0, -1), path))
    .map(([pattern]) => pattern.at(-1) ?? "");
}

function rulesOf(name: string): (readonly [pattern: readonly string[], rule: TextRule])[] {
  return [textRules["*"], textRules[name]]
    .flatMap((rules) => Object.entries(rules ?? {}))
    .map(([pattern, rule]) => [pattern.split("."), rule]);
}

/** @param pattern keys, where `*` is any */
export const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((key, i) => key === "*" || key === path[i]);
