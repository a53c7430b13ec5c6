/** Loaded before a program (`node --import`), says at its end how much memory it took at its most. */
process.on("exit", () => {
  // In kilobytes (libuv).
  process.stderr.write(`\npeak memory: ${process.resourceUsage().maxRSS}\n`);
});
