import type { AstroLoggerMessage } from "astro";
import writeToTerminal from "astro/logger/node";

/** In development Astro logs the error of a page twice. */
// biome-ignore lint/style/noDefaultExport: Astro asks for it.
export default function logOnce(options: Parameters<typeof writeToTerminal>[0]) {
  const { write } = writeToTerminal(options);
  let last = { message: "", at: 0 };
  return {
    write(event: AstroLoggerMessage) {
      const now = Date.now();
      const again =
        event.level === "error" && event.message === last.message && now - last.at < 500;
      last = { message: event.message, at: now };
      if (!again) write(event);
    },
  };
}
