/** What is read of the browser's `navigator`. */
type NavigatorFacts = {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
  /** Chromium's client hints, absent from Safari and Firefox. */
  readonly userAgentData?: { readonly mobile: boolean };
};

const mobileUserAgent = /Android|iPhone|iPad|iPod|IEMobile|Opera Mini|Mobile|Tablet/i;

/**
 * Whether this browser runs on a phone or tablet, where the Bankily app can be opened.
 * The browser's own statement decides; only without one is the user agent read.
 */
export function isMobile(facts: NavigatorFacts = navigator): boolean {
  if (typeof facts.userAgentData?.mobile === "boolean") return facts.userAgentData.mobile;
  if (mobileUserAgent.test(facts.userAgent)) return true;
  // iPadOS calls itself a Macintosh; no Macintosh has a touch screen.
  return facts.userAgent.includes("Macintosh") && (facts.maxTouchPoints ?? 0) > 1;
}
