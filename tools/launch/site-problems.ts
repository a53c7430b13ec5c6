import type { Site } from "../../src/content/site.ts";
import { isReservedHost } from "./is-reserved-host.ts";
import type { LaunchProblem } from "./launch-problem.ts";

/**
 * Placeholders in `site.yaml`.
 * @param imageExists whether a file is in `content/images`
 */
export function siteProblems(site: Site, imageExists: (file: string) => boolean): LaunchProblem[] {
  return [...placeholders(site), ...bankilyProblems(site.bankily, imageExists)].map(
    ({ key, problem }) => ({ where: "content/site.yaml", key, problem }),
  );
}

type Finding = Omit<LaunchProblem, "where">;

function placeholders({ address, phone, email, facebook, instagram }: Site): Finding[] {
  const found: Finding[] = [];
  if (isReservedHost(new URL(address).hostname)) {
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
  if (isReservedHost(email.split("@").at(-1) ?? "")) {
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
  return isReservedHost(hostname) || /^\/(example\/?)?$/iu.test(pathname);
}

function bankilyProblems(
  { qrImage }: Site["bankily"],
  imageExists: (file: string) => boolean,
): Finding[] {
  if (qrImage === undefined) {
    return [
      {
        key: "bankily.qrImage",
        problem:
          "Bankily's own QR code is missing. Save it in content/images and name the file here.",
      },
    ];
  }
  if (imageExists(qrImage)) return [];
  return [{ key: "bankily.qrImage", problem: `content/images/${qrImage} does not exist.` }];
}
