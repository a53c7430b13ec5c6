export type TextRule = {
  /** In characters. A placeholder counts as four. */
  readonly length?: readonly [min: number, max: number];
  /** English may leave it out, and then the other languages must too. */
  readonly optional?: true;
  /** The list may have any length. */
  readonly list?: true;
  /** The list has this fixed length. */
  readonly items?: number;
  /** The sentence may contain some of these placeholders. */
  readonly anyOf?: readonly string[];
  /** The text is a name that the code knows. */
  readonly oneOf?: readonly string[];
  /** The text is an address on the page, such as `how-to-give`: unique, the same in every language. */
  readonly id?: true;
  /** The text below the field in the editor. */
  readonly hint?: string;
};

const onPicture =
  "On the picture that WhatsApp and others show with a link: be short; have “npm run pictures” run after a change.";

/** `src/questions/answers.server.ts` gives their values. */
const answerPlaceholders = [
  ...["phone", "reference", "holder", "since", "email", "merchantCode", "amount", "old", "ways"],
  ...["abroad", "sent", "reminder", "askButton", "foodRole", "languages", "registration"],
  ...["donate", "contact", "about", "getInvolved", "privacy", "accounts", "myGift"],
];

/** Rules by file and by place in it. `*` is any key or item. Other places follow the English file. */
const textRules: Readonly<Record<string, Readonly<Record<string, TextRule>>>> = {
  "*": {
    "head.name": { hint: "What the menu, the footer and links call the page." },
    "head.title": { length: [10, 60] },
    "head.description": { length: [50, 160] },
  },
  about: {
    "founders.people.*.name": { optional: true, hint: "Without one the page shows the role." },
    "leadership.people.*.name": { optional: true, hint: "Without one the page shows the role." },
    registration: { hint: "Shown once “The charity” has the registration." },
  },
  accessibility: { "limits.items": { list: true } },
  accounts: {
    empty: { hint: "In place of the figures while there is no row." },
    gifts: { hint: "The note of the row that has a month’s gifts for a program." },
  },
  contact: { "form.*.hint": { optional: true } },
  diary: {
    example: {
      hint: "Stands over every entry as long as the entries are made up (“Whose records”).",
    },
    entry: { hint: "What an entry is called: by its program, with the place." },
    entryHead: { hint: "What search results and messages call an entry." },
    labels: { hint: "Under a figure." },
    counted: { hint: "The figures with their nouns, in a sentence." },
  },
  donate: {
    "giftChoices.feed": { hint: "One meal a day: 4 people, 7 days." },
    "bankily.steps": { items: 5 },
    "donor.other": { hint: "Shown where “The charity” has further ways to give." },
  },
  events: {
    example: {
      hint: "Shown with every event as long as the events are made up (“Whose records”).",
    },
    none: { hint: "In place of the list when there is no date to come." },
    section: { hint: "On Get Involved." },
    wholeHour: { hint: "How a time is written that has no minutes." },
    "come.message": { hint: "The WhatsApp text of somebody who is coming." },
    "come.availability": { hint: "What is filled into the application’s field." },
    summary: { hint: "What search engines and shared links show below the title." },
  },
  getInvolved: {
    "roles.*.requirements": { list: true },
    "form.*.hint": { optional: true },
  },
  home: {
    "stories.examples": {
      hint: "Shown as long as the letters are not confirmed (“To be confirmed”).",
    },
  },
  myGift: { "find.greetings": { hint: "How a message to the charity begins." } },
  ourWork: {
    counted: { hint: "Figures in the sentences of this page, with their nouns." },
    "counted.atLeast": { hint: "In place of a plus sign." },
    "programs.*.details": { list: true },
    "programs.*.impact": { list: true, hint: "One figure a line, the figure first." },
  },
  questions: {
    sections: { list: true },
    "sections.*.questions": { list: true },
    "sections.*.questions.*.id": {
      id: true,
      hint: "The question’s address on the page; others may have linked to it, so keep it.",
    },
    "sections.*.questions.*.answer": { list: true },
    "sections.*.questions.*.answer.*.when": {
      optional: true,
      oneOf: [
        ...["merchantCode", "otherWays", "noOtherWays", "fromAbroad", "notFromAbroad"],
        ...["zakatYes", "zakatNo", "zakatUndecided", "registered", "notRegistered"],
      ],
      hint: "The paragraph stands there only when “The charity” has this, or has it not.",
    },
    "sections.*.questions.*.answer.*.text": { anyOf: answerPlaceholders },
  },
  share: {
    "*.title": { length: [10, 60], hint: onPicture },
    "*.line": { length: [10, 60], hint: onPicture },
    "*.alt": { length: [20, 200], hint: "What the picture shows." },
  },
  ui: {
    more: { hint: "The pages that the footer leads to beside those of the navigation." },
    outbox: { hint: "The line about a waiting message, whatever has become of it." },
    line: { hint: "How the language joins a label and a value in a message." },
    label: { hint: "A label before what it names, for readers who hear both run together." },
    place: { hint: "For search engines." },
  },
};

export function ruleAt(name: string, path: readonly string[]): TextRule {
  const fitting = rulesOf(name).filter(([place]) => fits(place, path));
  return Object.assign({}, ...fitting.map(([, rule]) => rule));
}

/** The keys of a place that English may leave out. */
export function optionalKeys(name: string, path: readonly string[]): string[] {
  return rulesOf(name)
    .filter(([place, { optional }]) => optional && fits(place.slice(0, -1), path))
    .map(([place]) => place.at(-1) ?? "");
}

function rulesOf(name: string): (readonly [place: readonly string[], rule: TextRule])[] {
  return [textRules["*"], textRules[name]]
    .flatMap((rules) => Object.entries(rules ?? {}))
    .map(([place, rule]) => [place.split("."), rule]);
}

function fits(place: readonly string[], path: readonly string[]): boolean {
  return place.length === path.length && place.every((key, i) => key === "*" || key === path[i]);
}
