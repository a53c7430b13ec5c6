import { setTimeout as pause } from "node:timers/promises";

/** How long a page may take for what is waited for, in milliseconds. */
export const patienceMs = 8000;

/** Asks again and again until the answer is no longer undefined. @throws Error after the deadline */
export async function poll<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  ms: number = patienceMs,
): Promise<Answer> {
  const end = Date.now() + ms;
  while (true) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`waited ${ms / 1000} s in vain: ${what}`);
    await pause(25);
  }
}
