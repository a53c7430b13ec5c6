import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    /** Given to every page by `watchPolicy`. */
    reportViolation: (violation: string) => void;
  }
}

/**
 * Notes every violation of the content security policy. The console says most of them too, but a
 * page may have none open, and browsers word them as they like.
 */
export async function watchPolicy(
  context: BrowserContext,
  note: (problem: string) => void,
): Promise<void> {
  await context.exposeBinding("reportViolation", (_source, violation: string) => note(violation));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      window.reportViolation(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
