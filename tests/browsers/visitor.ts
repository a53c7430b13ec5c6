import assert from "node:assert/strict";
import { disabledIn, idOfField, isChosen, pointOf, resourceCount } from "./in-page.ts";
import type { ServedSite } from "./serve-site.ts";
import { poll } from "./support/poll.ts";
import type { Tab } from "./support/tab.ts";

/** What can be handed to a script in the page and back. */
type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [name: string]: Value };

/** Where something is: among what a selector finds, what has this text, or begins to have it. */
export type Place = { readonly css: string; readonly text?: string };

/** A visitor with one browser on one copy of the site. */
export type Visitor = ReturnType<typeof visit>;

/** Thrown by a journey that a browser cannot make. */
export class NotPossible extends Error {}

/** Gives a browser's tab the eyes and hands that journeys need. */
export function visit(tab: Tab, site: ServedSite) {
  /** Runs a function in the page; it can use nothing but its arguments. */
  async function look<Args extends readonly Value[], Seen>(
    seek: (...args: Args) => Seen | Promise<Seen>,
    ...args: Args
  ): Promise<Seen> {
    const list = args.map((arg) => JSON.stringify(arg)).join(",");
    const text = await tab.evaluate(
      `Promise.resolve((${seek})(${list})).then((seen) => JSON.stringify(seen === undefined ? null : seen))`,
    );
    // What that very function gave, written and read again.
    const seen: Seen = JSON.parse(text);
    return seen;
  }

  /** Waits until a function in the page gives what is expected. */
  async function expect<Args extends readonly Value[], Seen>(
    expected: Seen,
    seek: (...args: Args) => Seen | Promise<Seen>,
    ...args: Args
  ): Promise<void> {
    let last: Seen | undefined;
    try {
      await poll("what is expected", async () => {
        last = await look(seek, ...args);
        return isEqual(last, expected) || undefined;
      });
    } catch {
      assert.deepEqual(last, expected, `${seek.name}(${args.map((one) => JSON.stringify(one))})`);
    }
  }

  /** Presses something, once it is there, enabled, at rest and not covered. */
  async function press({ css, text = "" }: Place): Promise<void> {
    let before = "";
    let why = "";
    const point = await poll("a place to press", async () => {
      const found = await look(pointOf, css, text);
      if ("why" in found) {
        why = found.why;
        return undefined;
      }
      const now = JSON.stringify(found);
      const isAtRest = now === before;
      before = now;
      return isAtRest ? found : undefined;
    }).catch(() => {
      throw new Error(`could not press ${css} ${text}: ${why}`);
    });
    await tab.press(point.x, point.y);
  }

  /** Chooses what a field holds and types over it. */
  async function typeInto(css: string, text: string): Promise<void> {
    await press({ css });
    await expect(true, isChosen, css);
    await tab.type(text);
  }

  /** The selector of a field, by its label. */
  async function field(form: string, label: string): Promise<string> {
    const id = await poll(`a field ${label}`, async () => {
      return (await look(idOfField, form, label)) ?? undefined;
    });
    return `#${id}`;
  }

  /** Opens a path of the site and waits until nothing more is loaded for it. */
  async function open(path: string): Promise<void> {
    await tab.open(site.origin + path);
    await settle();
  }

  /** Opens a path and waits until its script is at work: what needs one is disabled until then. */
  async function openReady(path: string): Promise<void> {
    await open(path);
    await expect([], disabledIn, "main");
  }

  /** Waits until nothing was loaded for a quarter of a second: scripts may come late. */
  async function settle(): Promise<void> {
    let count = -1;
    let since = Date.now();
    await poll("the page to have all it loads", async () => {
      const now = await look(resourceCount);
      if (now !== count) {
        count = now;
        since = Date.now();
      }
      return Date.now() - since > 250 || undefined;
    });
  }

  return {
    site,
    look,
    expect,
    press,
    typeInto,
    field,
    open,
    openReady,
    settle,
    paste: tab.paste,
    takeProblems: tab.takeProblems,
  };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
