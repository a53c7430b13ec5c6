/** Bad content: says which file, which key in it, and what was expected there. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(file: string, problems: readonly { path: string; expected: string }[]) {
    const lines = problems.map(({ path, expected }) => `  ${path || "(top level)"}: ${expected}`);
    super(`${file}\n${lines.join("\n")}`);
  }
}
