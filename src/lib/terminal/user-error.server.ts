import { showUnseen } from "./unseen-signs.server.ts";

/** A mistake that the user of a program can correct. It is shown without a stack, and without orders to the terminal. */
export class UserError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(showUnseen(message), options);
  }
}

/** Ends the program. A `UserError` prints only its sentence. */
export function exitWithError(error: unknown): never {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
}

export function exitOnError<Value>(step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    return exitWithError(error);
  }
}
