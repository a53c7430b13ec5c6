import type { AboutTexts } from "../../src/about/about-texts.ts";
import type { LaunchProblem } from "./launch-problem.ts";

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
