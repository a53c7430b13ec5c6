import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Stream } from "node:stream";
import { findWholeChromium } from "../../../tools/find-chromium.ts";
import { temporaryFolder } from "../../support/temporary-folders.ts";

/** Debian's packages for the screen reader, by name. */
export const readerPrograms = {
  orca: "/usr/bin/orca",
  "dbus-daemon": "/usr/bin/dbus-daemon",
  xdotool: "/usr/bin/xdotool",
  xvfb: "/usr/bin/Xvfb",
} as const;

/** @returns the packages without which no screen reader starts */
export const missingForReader = (): string[] =>
  Object.entries({ ...readerPrograms, chromium: findWholeChromium() ?? "" })
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name);

/**
 * The log comes line by line, whole pages at once without a voice, and parts that stand side by side one by one.
 * Orca does not notice all new children when React has changed a page, and would leave out a part of it.
 */
const settings = `import orca.debug, orca.settings, pyatspi
from gi.repository import Atspi
Atspi.get_desktop(0).set_cache_mask(Atspi.Cache(Atspi.Cache.DEFAULT & ~Atspi.Cache.CHILDREN))
def log(level, text="", timestamp=False):
    print(text, flush=True)
orca.debug.println = log
orca.settings.speechServerFactory = ""
orca.settings.enableBraille = False
orca.settings.enableSound = False
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False
orca.settings.layoutMode = False
`;

/** Starts Orca on a display that nobody sees, with a bus and settings of its own. */
export async function openDesktop() {
  const home = temporaryFolder({
    "orca/orca-customizations.py": settings,
    // An offer to translate the page would take the focus.
    "profile/Default/Preferences": '{"translate":{"enabled":false}}',
  });
  // Orca gives way to another one that `pgrep` finds, but here each has its own display.
  symlinkSync("/bin/false", join(home, "pgrep"));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: home,
    PATH: `${home}:${process.env["PATH"]}`,
    LANG: "C.UTF-8",
  };
  const started: ChildProcess[] = [];
  const watched: number[] = [];
  const watch = (pid = 0) => watched.push(pid);
  const start = (name: keyof typeof readerPrograms, ...args: string[]) => {
    const child = spawn(readerPrograms[name], args, {
      env,
      stdio: ["ignore", "pipe", "ignore", "pipe"],
    });
    started.unshift(child);
    watch(child.pid);
    return child;
  };
  const display = start("xvfb", "-displayfd", "3", "-screen", "0", "1280x900x24");
  env["DISPLAY"] = `:${await firstLine(display.stdio[3])}`;
  const bus = start("dbus-daemon", "--session", "--nofork", "--print-address");
  env["DBUS_SESSION_BUS_ADDRESS"] = await firstLine(bus.stdout);
  const { stdout: log } = start("orca");
  if (!log) throw new Error("no log");
  const close = () => {
    for (const child of started) child.kill();
  };
  /** A process that waits for a processor is busy too, so a slow machine deceives nobody. */
  const isBusy = () => watched.flatMap(withChildren).some((pid) => /\) [RD] /u.test(stat(pid)));
  return { env, log, watch, isBusy, close };
}

const stat = (pid: number) => readProcess(`${pid}/stat`);

const withChildren = (pid: number): number[] => [
  pid,
  ...readProcess(`${pid}/task/${pid}/children`)
    .split(" ")
    .filter(Boolean)
    .flatMap((child) => withChildren(Number(child))),
];

/** @returns nothing when the process has ended */
function readProcess(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}

async function firstLine(stream: Stream | null | undefined): Promise<string> {
  if (!stream) throw new Error("no output");
  const [line] = await once(stream, "data", { signal: AbortSignal.timeout(30_000) });
  return `${line}`.trim();
}
