import { afterEach, vi } from "vitest";

// The files of a project share a thread, so a test must leave nothing to the next file.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
