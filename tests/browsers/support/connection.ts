import * as v from "valibot";

/** Both protocols over WebSocket: numbered requests, answers with their number, and events. */
const messageSchema = v.object({
  id: v.optional(v.nullable(v.number())),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
  message: v.optional(v.string()),
});

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (e: Error) => void };

export type Connection = Awaited<ReturnType<typeof connect>>;

/** How long a browser may take for one request, in milliseconds; loading a page is one. */
const requestMs = 20_000;

/** Connects to a browser's Chrome DevTools Protocol or WebDriver BiDi. */
export async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  let count = 0;
  let gone = false;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`no connection to ${url}`)));
  });
  socket.addEventListener("close", () => {
    gone = true;
    for (const { reject } of waiting.values()) reject(new Error("the browser has gone"));
  });
  socket.addEventListener("message", ({ data }) => {
    const message = v.parse(messageSchema, JSON.parse(String(data)));
    if (typeof message.id !== "number") {
      for (const listen of listeners) listen(message.method ?? "", message.params);
      return;
    }
    const { resolve, reject } = waiting.get(message.id) ?? {};
    if (message.error === undefined) resolve?.(message.result);
    else reject?.(new Error(`${JSON.stringify(message.error)} ${message.message ?? ""}`));
  });

  async function send(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
    if (gone) throw new Error(`${method}: the browser has gone`);
    count += 1;
    const id = count;
    const answer = new Promise<unknown>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method}: no answer`)), requestMs);
      const settle = () => {
        clearTimeout(late);
        waiting.delete(id);
      };
      waiting.set(id, {
        resolve: (result) => {
          settle();
          resolve(result);
        },
        reject: (error) => {
          settle();
          reject(new Error(`${method}: ${error.message}`));
        },
      });
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answer;
  }

  return {
    send,
    onEvent: (listener: (method: string, params: unknown) => void) => void listeners.push(listener),
    close: () => socket.close(),
  };
}
