import type { AstroLoggerMessage } from "astro";
import writeToTerminal from "astro/logger/node";

/** In development Astro logs the error of a page twice. */
// biome-ignore lint/style/noDefaultExport: Astro asks for it.
export default function logOnce(options: Parameters<typeof writeToTerminal>[0]) {
  const { write } = writeToTerminal(options);
  let said = { message: "", at: 0 };
  return {
    write(event: AstroLoggerMessage) {
      const at = Date.now();
      const again = event.level === "error" && event.message === said.message && at - said.at < 500;
      said = { message: event.message, at };
      if (!again) write(event);
    },
  };
}
