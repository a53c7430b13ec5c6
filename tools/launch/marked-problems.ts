import type { LaunchProblem } from "./launch-problem.ts";

/** Wordings that somebody marked in the content with a comment `# unconfirmed`, with a reason or not. */
export function markedProblems(where: string, yaml: string): LaunchProblem[] {
  return yaml.split("\n").flatMap((line, index) => {
    const mark = /(?:^|\s)#\s*unconfirmed\b:?\s*(.*)$/iu.exec(line);
    if (mark === null) return [];
    const reason = mark[1] ? `: ${mark[1]}` : "";
    const problem = `is marked as unconfirmed${reason}.`;
    return [{ where, key: `line ${index + 1}`, problem }];
  });
}
