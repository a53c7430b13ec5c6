import { once } from "node:events";
import { ratesKey, ratesUpdatedAtKey } from "../../app/donate/rates/rate-cache.ts";

/**
 * Gives a browser rates of an hour ago, so that Donate asks no other machine, which would be measured
 * with it. Over the browser's own protocol (Chrome DevTools), in a tab that is closed again.
 * @param port where the browser listens for the protocol
 */
export async function storeRates(port: number, origin: string): Promise<void> {
  const browser = `http://127.0.0.1:${port}/json`;
  const page = encodeURIComponent(`${origin}/robots.txt`);
  const opened: unknown = await (await fetch(`${browser}/new?${page}`, { method: "PUT" })).json();
  const { id, webSocketDebuggerUrl } = readTab(opened);
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, "open");
  for (let stored = false; !stored; ) {
    const params = { expression: script(origin), returnByValue: true };
    socket.send(JSON.stringify({ id: 1, method: "Runtime.evaluate", params }));
    const [{ data }] = await once(socket, "message");
    stored = String(data).includes('"value":true');
  }
  socket.close();
  await fetch(`${browser}/close/${id}`);
}

/** True once it runs in the page, and not in the empty one before it. */
function script(origin: string): string {
  const rates = { rates: { MRU: 1, USD: 0.025, EUR: 0.022, XOF: 14.4 }, source: "frankfurter" };
  const updatedAt = new Date(Date.now() - 3_600_000).toISOString();
  return `location.origin === ${JSON.stringify(origin)} && (
    localStorage.setItem(${JSON.stringify(ratesKey)}, ${JSON.stringify(JSON.stringify(rates))}),
    localStorage.setItem(${JSON.stringify(ratesUpdatedAtKey)}, ${JSON.stringify(updatedAt)}),
    true)`;
}

function readTab(tab: unknown): { id: string; webSocketDebuggerUrl: string } {
  if (typeof tab === "object" && tab !== null && "id" in tab && "webSocketDebuggerUrl" in tab) {
    return { id: String(tab.id), webSocketDebuggerUrl: String(tab.webSocketDebuggerUrl) };
  }
  throw new Error("the browser opened no tab");
}
