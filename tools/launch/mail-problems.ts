import type { LaunchProblem } from "./launch-problem.ts";

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
