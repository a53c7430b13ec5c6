import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** How long a browser may take to start, in milliseconds. */
const startMs = 30_000;

export type Program = ReturnType<typeof startProgram>;

/** Starts a program in a process group of its own and reads what it writes, line by line. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      for (const listen of listeners) listen(line);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });

  /** Waits for a line and gives what its first group matched. */
  function line(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        settle();
        reject(new Error(`${command} ${why}: ${lines.slice(-5).join(" | ")}`));
      };
      const late = setTimeout(() => fail("did not start in time"), startMs);
      const look = (text: string) => {
        const found = pattern.exec(text);
        if (found === null) return;
        settle();
        resolve(found[1] ?? "");
      };
      const settle = () => {
        clearTimeout(late);
        listeners.delete(look);
      };
      listeners.add(look);
      for (const text of lines) look(text);
      void ended.then(() => fail("ended"));
    });
  }

  /** Ends the whole group: a browser is several processes. */
  async function stop(): Promise<void> {
    if (child.pid === undefined) return;
    signal(child.pid, "SIGTERM");
    const kill = setTimeout(() => signal(child.pid, "SIGKILL"), 2000);
    await ended;
    clearTimeout(kill);
    signal(child.pid, "SIGKILL");
  }

  return { line, onLine: (listen: (line: string) => void) => void listeners.add(listen), stop };
}

function signal(group: number | undefined, name: "SIGTERM" | "SIGKILL"): void {
  if (group === undefined) return;
  try {
    process.kill(-group, name);
  } catch {
    // All of it has ended.
  }
}
