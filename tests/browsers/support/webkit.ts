import { createServer } from "node:net";
import * as v from "valibot";
import { pasteActions, pressActions, typeActions } from "./actions.ts";
import { listenOn } from "./listen-on.ts";
import { poll } from "./poll.ts";
import { type Program, startProgram } from "./program.ts";
import { type Launch, type OpenBrowser, type Tab, windowSize } from "./tab.ts";
import { takeNoted } from "./watch-scripts.ts";

const answerSchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.string() });
const sessionSchema = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
});
const evaluatedSchema = v.object({ thrown: v.optional(v.string()), text: v.optional(v.string()) });

/** How long the browser may take for one request, in milliseconds; loading a page is one. */
const requestMs = 20_000;

/**
 * Starts WebKitGTK's small browser on a screen nobody sees, one that a phone could have, and drives
 * it over WebDriver. That tells nothing of the console: the server has to add `watchAll` to pages.
 */
export async function openWebkit(
  { driver, browser, screen }: { driver: string; browser: string; screen: string },
  { proxy, profile }: Launch,
): Promise<OpenBrowser> {
  const programs: Program[] = [];
  const stop = async () => {
    for (const program of programs.reverse()) await program.stop();
  };
  try {
    const { width, height } = windowSize;
    const size = `${width}x${height}x24`;
    const x = startProgram(screen, ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"]);
    programs.push(x);
    const display = await x.line(/^(\d+)$/u);
    const port = await freePort();
    const service = startProgram(driver, [`--port=${port}`, "--host=127.0.0.1"], {
      DISPLAY: `:${display}`,
      HOME: profile,
      XDG_CACHE_HOME: profile,
      XDG_DATA_HOME: profile,
      // The browser's sandbox refuses to run for root and in containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
    });
    programs.push(service);
    const ask = webDriver(`http://127.0.0.1:${port}`);
    await poll("WebKitWebDriver", () => ask("GET", "/status").catch(() => undefined));
    const created = await ask("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["localhost"] },
          "webkitgtk:browserOptions": {
            binary: browser,
            // Without its tool bar, which alone is wider than a phone.
            args: ["--automation", "--full-screen"],
          },
        },
      },
    });
    const { sessionId, capabilities } = v.parse(sessionSchema, created);
    const session = (method: string, path: string, body?: object) =>
      ask(method, `/session/${sessionId}${path}`, body);
    const tab = tabOver(session);
    await session("POST", "/window/rect", { x: 0, y: 0, width, height });
    await poll("a window as wide as the screen", async () => {
      return (await tab.evaluate("String(innerWidth)")) === String(width) || undefined;
    });
    const close = async () => {
      await session("DELETE", "").catch(() => undefined);
      await stop();
    };
    return { tab, version: capabilities.browserVersion, close };
  } catch (error) {
    await stop();
    throw error;
  }
}

const problemsSchema = v.array(v.string());

function tabOver(session: ReturnType<typeof webDriver>): Tab {
  async function evaluate(expression: string): Promise<string> {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => ${expression})
        .then((text) => done({ text }), (error) => done({ thrown: String(error) }));`;
    const answer = await session("POST", "/execute/async", { script, args: [] });
    const { thrown, text } = v.parse(evaluatedSchema, answer);
    if (thrown !== undefined) throw new Error(thrown);
    return text ?? "";
  }
  const act = (actions: unknown) => session("POST", "/actions", { actions });
  return {
    open: async (url) => void (await session("POST", "/url", { url })),
    evaluate,
    press: async (x, y) => void (await act(pressActions(x, y))),
    type: async (text) => void (await act(typeActions(text))),
    paste: async () => void (await act(pasteActions())),
    takeProblems: async () => v.parse(problemsSchema, JSON.parse(await evaluate(takeNoted))),
  };
}

/** Asks a WebDriver service and gives the value it answers. @throws Error with its message */
function webDriver(address: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestMs),
    });
    const { value } = v.parse(answerSchema, await response.json());
    if (response.ok) return value;
    const { error, message } = v.parse(errorSchema, value);
    throw new Error(`${path}: ${error} ${message}`);
  };
}

/** The driver does not say which port it took, so it is given one that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOn(server);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
