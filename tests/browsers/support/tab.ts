/**
 * One open page of a browser: the few things every protocol can do, so that a journey is written
 * once. Everything else (finding, waiting, looking) is done by scripts in the page.
 */
export type Tab = {
  /** Opens an address and waits until it has loaded. @throws Error when nothing answers there */
  readonly open: (address: string) => Promise<void>;
  /** Runs an expression that comes to a promise of a text, and gives the text. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Presses and releases the main button at a point of the window, in CSS pixels. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus, character by character. */
  readonly type: (text: string) => Promise<void>;
  /** Presses Ctrl and V. */
  readonly paste: () => Promise<void>;
  /** What went wrong in pages since the last time this was asked: errors, warnings, violations. */
  readonly takeProblems: () => Promise<string[]>;
};

/** A browser at work, with its one tab 360 CSS pixels wide. */
export type OpenBrowser = {
  readonly tab: Tab;
  /** As the browser states it. */
  readonly version: string;
  readonly close: () => Promise<void>;
};

/** What a browser is started with. */
export type Launch = {
  /** Where everything but localhost is asked for: `127.0.0.1:12345`. */
  readonly proxy: string;
  /** An empty folder for the profile. */
  readonly profile: string;
};

/** The size of a small phone. */
export const windowSize = { width: 360, height: 740 } as const;
