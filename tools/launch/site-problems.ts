import type { AboutTexts } from "../../src/about/about-texts.ts";
import type { Site } from "../../src/content/site.ts";

/** One thing that must not go public as it is. */
export type LaunchProblem = {
  /** The file to change, the page to look at, or "the build" for what is given to it. */
  readonly where: string;
  readonly key: string;
  /** What is wrong and what to do, for a volunteer who does not write code. */
  readonly problem: string;
};

type Finding = Omit<LaunchProblem, "where">;

/**
 * Placeholders in `site.yaml`, and what is missing there.
 * @param imageExists whether a file is in `content/images`
 */
export function siteProblems(site: Site, imageExists: (file: string) => boolean): LaunchProblem[] {
  const found = [...placeholders(site), ...bankilyProblems(site.bankily, imageExists)];
  if (site.registration === undefined) {
    found.push({
      key: "registration",
      problem:
        "is missing: the name, number, date and authority of the authorisation. Readers look for it before they give.",
    });
  }
  return found.map((one) => ({ where: "content/site.yaml", ...one }));
}

/** Names that can belong to nobody: they are kept for examples and tests (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/iu;

function placeholders({ address, phone, email, facebook, instagram }: Site): Finding[] {
  const found: Finding[] = [];
  if (reserved.test(new URL(address).hostname)) {
    found.push({
      key: "address",
      problem: `${address} is a placeholder. Put the site's own address.`,
    });
  }
  if (/^0+$/u.test(phone.replace(/^\+222|\D/gu, ""))) {
    found.push({
      key: "phone",
      problem: `${phone} belongs to nobody, and money is sent to it. Put the charity's Bankily number.`,
    });
  }
  if (reserved.test(email.split("@").at(-1) ?? "")) {
    found.push({
      key: "email",
      problem: `${email} is a placeholder. Put the charity's own address.`,
    });
  }
  for (const [key, url] of Object.entries({ facebook, instagram })) {
    if (namesNobody(url)) {
      found.push({ key, problem: `${url} is a placeholder. Put the charity's own page.` });
    }
  }
  return found;
}

/** A page of a social network without a name, or with the name "example". */
function namesNobody(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return reserved.test(hostname) || /^\/(example\/?)?$/iu.test(pathname);
}

function bankilyProblems(
  { qrImage }: Site["bankily"],
  imageExists: (file: string) => boolean,
): Finding[] {
  const key = "bankily.qrImage";
  if (qrImage === undefined) {
    const problem =
      "Bankily's own QR code is missing. Save it in content/images and name the file here.";
    return [{ key, problem }];
  }
  if (imageExists(qrImage)) return [];
  return [{ key, problem: `content/images/${qrImage} does not exist.` }];
}

export const dayMs = 24 * 60 * 60 * 1000;
/** Days after which somebody has to read, test or try again. */
const freshForDays = 365;

/** Days that lie so far back that what was found then may not hold any more. */
export function isStale(day: string, now: Date): boolean {
  return now.getTime() - Date.parse(day) > (freshForDays + 1) * dayMs;
}

/** Content that nobody has read for a year, and days that are still to come. */
export function ageProblems({ reviewed, bankily }: Site, now: Date): LaunchProblem[] {
  const days = { reviewed, "bankily.numberSince": bankily.numberSince };
  const ageInDays = (day: string) => Math.floor((now.getTime() - Date.parse(day)) / dayMs);
  const found = Object.entries(days)
    .filter(([, day]) => ageInDays(day) < 0)
    .map(([key, day]) => ({ key, problem: `${day} is still to come.` }));
  if (isStale(reviewed, now)) {
    found.push({
      key: "reviewed",
      problem: `nobody has read the whole site since ${reviewed}. Read it, then put today's day.`,
    });
  }
  return found.map((one) => ({ where: "content/site.yaml", ...one }));
}

/**
 * Founders and leaders without a name.
 * @param where the file that was read, such as `content/en/about.yaml`
 */
export function peopleProblems(
  { founders, leadership }: Pick<AboutTexts, "founders" | "leadership">,
  where: string,
): LaunchProblem[] {
  const unnamed = (key: string, people: AboutTexts["leadership"]["people"][number][]) =>
    people.flatMap(({ name, role }, index) =>
      name === undefined
        ? [{ where, key: `${key}.people, ${index + 1}`, problem: `“${role}” has no name.` }]
        : [],
    );
  return [...unnamed("founders", founders.people), ...unnamed("leadership", leadership.people)];
}

/**
 * Records that are made up, or missing.
 * @param rows how many rows the accounts have
 */
export function recordProblems(examples: boolean, rows: number): LaunchProblem[] {
  if (examples) {
    const problem =
      "the accounts are made-up examples. Put the charity's own rows in content/accounts.csv and write false here.";
    return [{ where: "content/accounts.yaml", key: "examples", problem }];
  }
  if (rows > 0) return [];
  const problem = "has no row yet, so the page on the accounts is empty.";
  return [{ where: "content/accounts.csv", key: "rows", problem }];
}

/** What the build is told of EmailJS; without all four the forms reach nobody on a public host. */
export const mailVariables = [
  "VITE_EMAILJS_PUBLIC_KEY",
  "VITE_EMAILJS_SERVICE_ID",
  "VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID",
  "VITE_EMAILJS_CONTACT_TEMPLATE_ID",
] as const;

/** EmailJS ids that the build was not given. */
export function mailProblems(env: Readonly<Record<string, string | undefined>>): LaunchProblem[] {
  return mailVariables
    .filter((name) => !env[name]?.trim())
    .map((key) => ({
      where: "the build",
      key,
      problem: "is not set, so no form reaches the charity (docs/deploying.md, “EmailJS”).",
    }));
}
