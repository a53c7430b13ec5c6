import { setTimeout as pause } from "node:timers/promises";

/** How long a page may take for what is waited for, in milliseconds. */
const patienceMs = 8000;

/**
 * Asks again and again until the answer is no longer undefined. A question that fails is asked again
 * too: a page that is being left answers none.
 * @throws Error after the deadline, with what failed last
 */
export async function poll<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  ms: number = patienceMs,
): Promise<Answer> {
  const end = Date.now() + ms;
  while (true) {
    let problem: unknown;
    const answer = await ask().catch((error: unknown) => {
      problem = error;
      return undefined;
    });
    if (answer !== undefined) return answer;
    if (Date.now() > end) {
      throw new Error(`waited ${ms / 1000} s in vain: ${what}`, { cause: problem });
    }
    await pause(25);
  }
}
