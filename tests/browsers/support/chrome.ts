import * as v from "valibot";
import { connect } from "./connection.ts";
import { poll } from "./poll.ts";
import { startProgram } from "./program.ts";
import { type Launch, type OpenBrowser, type Tab, windowSize } from "./tab.ts";
import { watchEvents } from "./watch-scripts.ts";

const targetsSchema = v.array(v.object({ type: v.string(), webSocketDebuggerUrl: v.string() }));
const versionSchema = v.object({ product: v.string() });
const navigatedSchema = v.object({ errorText: v.optional(v.string()) });
const thrownSchema = v.object({
  text: v.string(),
  url: v.optional(v.string()),
  exception: v.optional(v.object({ description: v.optional(v.string()) })),
});
const evaluatedSchema = v.object({
  result: v.object({ value: v.optional(v.string()) }),
  exceptionDetails: v.optional(thrownSchema),
});

const consoleSchema = v.object({
  type: v.string(),
  args: v.array(v.object({ value: v.optional(v.unknown()), description: v.optional(v.string()) })),
});
const exceptionSchema = v.object({ exceptionDetails: thrownSchema });
const logSchema = v.object({
  entry: v.object({ level: v.string(), text: v.string(), url: v.optional(v.string()) }),
});

/**
 * Starts a headless Chromium of any version since 80 and drives it over the Chrome DevTools Protocol.
 * Only commands that were there in 80 are used: today's libraries have dropped such old browsers.
 */
export async function openChrome(
  { binary, libraries }: { binary: string; libraries: string },
  { proxy, profile }: Launch,
): Promise<OpenBrowser> {
  const program = startProgram(
    binary,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--hide-scrollbars",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      `--proxy-server=http://${proxy}`,
      `--window-size=${windowSize.width},${windowSize.height}`,
      "about:blank",
    ],
    { LD_LIBRARY_PATH: libraries },
  );
  try {
    const host = await program.line(/DevTools listening on ws:\/\/([^/]+)\//u);
    const address = await poll("the first tab", async () => {
      const response = await fetch(`http://${host}/json/list`);
      const targets = v.parse(targetsSchema, await response.json());
      return targets.find(({ type }) => type === "page")?.webSocketDebuggerUrl;
    });
    const connection = await connect(address);
    const { product } = v.parse(versionSchema, await connection.send("Browser.getVersion"));
    const tab = await tabOver(connection);
    const close = async () => {
      connection.close();
      await program.stop();
    };
    return { tab, version: product.replace(/^.*\//u, ""), close };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

async function tabOver({ send, onEvent }: Awaited<ReturnType<typeof connect>>): Promise<Tab> {
  let problems: string[] = [];
  onEvent((method, params) => {
    const problem = problemOf(method, params);
    if (problem !== undefined) problems.push(problem);
  });
  for (const domain of ["Page", "Runtime", "Log"]) await send(`${domain}.enable`);
  await send("Page.addScriptToEvaluateOnNewDocument", { source: watchEvents });
  const metrics = { ...windowSize, deviceScaleFactor: 1, mobile: true };
  await send("Emulation.setDeviceMetricsOverride", metrics);

  async function evaluate(expression: string): Promise<string> {
    const answer = await send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: false,
    });
    const { result, exceptionDetails: thrown } = v.parse(evaluatedSchema, answer);
    if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
    return result.value ?? "";
  }

  return {
    evaluate,
    open: async (url) => {
      // A headless browser asks nobody, so it denies what a visitor's press would allow.
      const permission = { name: "clipboard-write" };
      const { origin } = new URL(url);
      await send("Browser.setPermission", { origin, permission, setting: "granted" });
      const { errorText } = v.parse(navigatedSchema, await send("Page.navigate", { url }));
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await poll(
        `${url} to load`,
        async () => (await evaluate("document.readyState")) === "complete" || undefined,
      );
    },
    press: async (x, y) => {
      const point = { x, y, button: "left", clickCount: 1 };
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
      await send("Input.dispatchMouseEvent", { type: "mousePressed", ...point });
      await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...point });
    },
    type: async (text) => {
      for (const character of text) {
        await send("Input.dispatchKeyEvent", {
          type: "char",
          text: character === "\n" ? "\r" : character,
        });
      }
    },
    paste: async () => {
      const key = { modifiers: 2, key: "v", code: "KeyV", windowsVirtualKeyCode: 86 };
      await send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
      await send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
    },
    takeProblems: async () => {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
}

function problemOf(method: string, params: unknown): string | undefined {
  if (method === "Runtime.consoleAPICalled") {
    const { type, args } = v.parse(consoleSchema, params);
    if (type !== "error" && type !== "warning" && type !== "assert") return undefined;
    return `${type}: ${args.map(({ value, description }) => value ?? description).join(" ")}`;
  }
  if (method === "Runtime.exceptionThrown") {
    const { text, url, exception } = v.parse(exceptionSchema, params).exceptionDetails;
    return `page error: ${text} ${exception?.description ?? ""} (${url ?? "no address"})`;
  }
  if (method === "Log.entryAdded") {
    const { level, text, url } = v.parse(logSchema, params).entry;
    if (level === "error" || level === "warning")
      return `${level}: ${text} (${url ?? "no address"})`;
  }
  return undefined;
}
