import { ContentError } from "../src/content/content-error.server.ts";

/** A mistake that the person who runs a program can put right: told in a sentence, without a stack. */
export class UserError extends Error {}

export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof UserError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
