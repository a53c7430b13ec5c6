/** A mistake that the user of a program can correct. It is shown without a stack. */
export class UserError extends Error {}

/** Ends the program. A `UserError` prints only its sentence. */
export function stop(error: unknown): never {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
}

export function orStop<Value>(step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    return stop(error);
  }
}
