import { ContentError } from "../src/content/content-error.ts";

/** Something that whoever runs a program can put right: said in a sentence, without a stack. */
export class UserError extends Error {}

/** Runs a program. It ends with 1 and the sentence when there is something that its user can put right. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof UserError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
