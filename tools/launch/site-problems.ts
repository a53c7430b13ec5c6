import type { AboutTexts } from "../../generated/texts.ts";
import type { Site } from "../../src/content/site.ts";

/** One thing that must not go public as it is. */
export type LaunchProblem = {
  /** The file to change, the page to look at, or "the build" for what is given to it. */
  readonly where: string;
  readonly key: string;
  /** What is wrong and what to do, for a volunteer who does not write code. */
  readonly problem: string;
};

/**
 * Placeholders in `site.yaml`, and what is missing there.
 * @param imageExists whether a file is in `content/images`
 */
export function siteProblems(site: Site, imageExists: (file: string) => boolean): LaunchProblem[] {
  const { qrImage } = site.bankily;
  const problems = placeholders(site);
  if (qrImage === undefined) {
    problems["bankily.qrImage"] =
      "Bankily's own QR code is missing. Save it in content/images and name the file here.";
  } else if (!imageExists(qrImage)) {
    problems["bankily.qrImage"] = `content/images/${qrImage} does not exist.`;
  }
  if (site.registration === undefined) {
    problems["registration"] =
      "is missing: the name, number, date and authority of the receipt (récépissé). Readers look for it before they give.";
  }
  if (site.zakat === "undecided") {
    problems["zakat"] =
      "is undecided. Ask a scholar whether zakat may be given here; then put yes or no.";
  }
  const where = "content/site.yaml";
  return Object.entries(problems).map(([key, problem]) => ({ where, key, problem }));
}

/** Names that can belong to nobody: they are kept for examples and tests (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/iu;

const isNobodys = (phone: string) => /^0+$/u.test(phone.replace(/^\+222|\D/gu, ""));

/** A page of a social network without a name, or with the name "example". */
function namesNobody(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return reserved.test(hostname) || /^\/(example\/?)?$/iu.test(pathname);
}

/** What is wrong by key. */
function placeholders(site: Site): Record<string, string> {
  const { address, phone, email, facebook, instagram, otherWays = [] } = site;
  const found: Record<string, string> = {};
  const isPlaceholder = "is a placeholder. Put";
  const isNumberOfNobody = "belongs to nobody, and money is sent to it. Put the charity's";
  if (reserved.test(new URL(address).hostname)) {
    found["address"] = `${address} ${isPlaceholder} the site's own address.`;
  }
  if (isNobodys(phone)) found["phone"] = `${phone} ${isNumberOfNobody} Bankily number.`;
  if (reserved.test(email.split("@").at(-1) ?? "")) {
    found["email"] = `${email} ${isPlaceholder} the charity's own address.`;
  }
  for (const [key, url] of Object.entries({ facebook, instagram })) {
    if (namesNobody(url)) found[key] = `${url} ${isPlaceholder} the charity's own page.`;
  }
  for (const [index, way] of otherWays.entries()) {
    if (way.kind !== "wallet" || !isNobodys(way.number)) continue;
    found[`otherWays, ${index + 1}`] = `${way.number} ${isNumberOfNobody} number.`;
  }
  return found;
}

/**
 * Founders and leaders without a name.
 * @param where the file that was read, such as `content/en/about.yaml`
 */
export function peopleProblems(
  { founders, leadership }: Pick<AboutTexts, "founders" | "leadership">,
  where: string,
): LaunchProblem[] {
  return Object.entries({ founders, leadership }).flatMap(([key, { people }]) =>
    people.flatMap(({ name, role }, index) =>
      name === undefined
        ? [{ where, key: `${key}.people, ${index + 1}`, problem: `“${role}” has no name.` }]
        : [],
    ),
  );
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
  const where = "the build";
  const problem = "is not set, so no form reaches the charity (docs/deploying.md, “EmailJS”).";
  return mailVariables.filter((name) => !env[name]?.trim()).map((key) => ({ where, key, problem }));
}
