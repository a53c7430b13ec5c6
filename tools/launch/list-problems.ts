import type { LaunchProblem } from "./launch-problem.ts";

/** The problems as a person reads them: by file, one line each. */
export function listProblems(problems: readonly LaunchProblem[]): string {
  if (problems.length === 0) return "Ready for the public.";
  const files = [...new Set(problems.map(({ where }) => where))];
  const parts = files.map((file) => {
    const lines = problems
      .filter(({ where }) => where === file)
      .map(({ key, problem }) => `  ${key}: ${problem}`);
    return [file, ...lines].join("\n");
  });
  return [headline(problems), "", parts.join("\n\n")].join("\n");
}

/** The same in one line, for the end of a build; nothing when the site is ready. */
export function summarizeProblems(problems: readonly LaunchProblem[]): string | undefined {
  return problems.length === 0
    ? undefined
    : `${headline(problems)} \`npm run launch-check\` lists them.`;
}

function headline({ length }: readonly LaunchProblem[]): string {
  return `Not ready for the public: ${length} ${length === 1 ? "thing" : "things"} to settle.`;
}
