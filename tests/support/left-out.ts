import type { Reporter, TestCase } from "@playwright/test/reporter";

/** Says at the end what this machine could not run. In continuous integration (`CI=true`) the run then fails. */
// biome-ignore lint/style/noDefaultExport: Playwright calls it by that name
export default class LeftOutReporter implements Reporter {
  readonly #reasons = new Set<string>();

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations) {
      if (type === "skip") this.#reasons.add(`${description}`);
    }
  }

  async onEnd() {
    for (const reason of this.#reasons) console.info(`Left out: ${reason}`);
    return this.#reasons.size > 0 && process.env["CI"] ? { status: "failed" as const } : undefined;
  }
}
