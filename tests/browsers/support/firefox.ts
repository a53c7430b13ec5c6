import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { pasteActions, pressActions, typeActions } from "./actions.ts";
import { type Connection, connect } from "./connection.ts";
import { startProgram } from "./program.ts";
import { type Launch, type OpenBrowser, type Tab, windowSize } from "./tab.ts";
import { watchEvents } from "./watch-scripts.ts";

const sessionSchema = v.object({ capabilities: v.object({ browserVersion: v.string() }) });
const treeSchema = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const evaluatedSchema = v.variant("type", [
  v.object({ type: v.literal("success"), result: v.object({ value: v.optional(v.string()) }) }),
  v.object({ type: v.literal("exception"), exceptionDetails: v.object({ text: v.string() }) }),
]);
const logSchema = v.object({
  level: v.string(),
  text: v.nullable(v.string()),
  type: v.string(),
});

/** Quiet, and with room for the whole page: scroll bars lie over it, as on a phone. */
const preferences = {
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.proxy.allow_hijacking_localhost": false,
  "toolkit.telemetry.server": "",
  "ui.useOverlayScrollbars": 1,
  // A press counts as one only so long after a page has been opened.
  "dom.input_events.security.minNumTicks": 0,
  "dom.input_events.security.minTimeElapsedInMS": 0,
} as const;

/** Starts a headless Firefox and drives it over WebDriver BiDi. */
export async function openFirefox(
  binary: string,
  { proxy, profile }: Launch,
): Promise<OpenBrowser> {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const program = startProgram(
    binary,
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile, "about:blank"],
    // Firefox keeps a few files of its own beside the profile.
    { HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" },
  );
  try {
    const host = await program.line(/WebDriver BiDi listening on (ws:\S+)/u);
    const connection = await connect(`${host}/session`);
    const alwaysMatch = {
      proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["localhost"] },
    };
    const session = await connection.send("session.new", { capabilities: { alwaysMatch } });
    const { browserVersion } = v.parse(sessionSchema, session).capabilities;
    const tab = await tabOver(connection);
    const close = async () => {
      connection.close();
      await program.stop();
    };
    return { tab, version: browserVersion, close };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

async function tabOver({ send, onEvent }: Connection): Promise<Tab> {
  let problems: string[] = [];
  onEvent((method, params) => {
    if (method !== "log.entryAdded") return;
    const { level, text, type } = v.parse(logSchema, params);
    if (level !== "error" && level !== "warn") return;
    problems.push(`${type === "javascript" ? "page error" : level}: ${text ?? ""}`);
  });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = v.parse(treeSchema, await send("browsingContext.getTree"));
  const context = contexts[0]?.context;
  if (context === undefined) throw new Error("Firefox has opened no tab");
  await send("script.addPreloadScript", { functionDeclaration: `() => { ${watchEvents} }` });
  await send("browsingContext.setViewport", { context, viewport: windowSize });
  const act = (actions: unknown) => send("input.performActions", { context, actions });

  return {
    open: async (url) =>
      void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    evaluate: async (expression) => {
      const answer = await send("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      });
      const evaluated = v.parse(evaluatedSchema, answer);
      if (evaluated.type === "exception") throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value ?? "";
    },
    press: async (x, y) => void (await act(pressActions(x, y))),
    type: async (text) => void (await act(typeActions(text))),
    paste: async () => void (await act(pasteActions())),
    takeProblems: async () => {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
}
