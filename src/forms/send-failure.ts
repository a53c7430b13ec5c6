/**
 * Why a message could not be sent.
 * - offline: the browser knows that it has no connection
 * - network: the service could not be reached (weak connection, ad blocker)
 * - timeout: no answer in time
 * - throttled: too many messages (429)
 * - blocked: the service refuses this browser or this sender (403, 451)
 * - misconfigured: an id is missing or wrong, or the service refuses the message (other 4xx)
 * - server: the service has a fault of its own (5xx)
 * - unavailable: the mail client cannot run here (storage denied), or answered in no known way
 */
export type SendFailure =
  | "offline"
  | "network"
  | "timeout"
  | "throttled"
  | "blocked"
  | "misconfigured"
  | "server"
  | "unavailable";

/** What EmailJS's client rejects with, told apart: it is not always an `Error`. */
export function failureOf(thrown: unknown, online: boolean): SendFailure {
  const unreachable = online ? "network" : "offline";
  if (thrown instanceof TypeError) return unreachable;
  if (typeof thrown === "string") return "misconfigured";
  const status = statusOf(thrown);
  if (status === 0) return unreachable;
  return status === undefined ? "unavailable" : failureOfStatus(status);
}

function failureOfStatus(status: number): SendFailure {
  if (status === 429) return "throttled";
  if (status === 403 || status === 451) return "blocked";
  if (status >= 400 && status < 500) return "misconfigured";
  return status >= 500 && status < 600 ? "server" : "unavailable";
}

function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== "object" || thrown === null || !("status" in thrown)) return undefined;
  return typeof thrown.status === "number" ? thrown.status : undefined;
}
