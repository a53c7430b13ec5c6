/** Loaded before a program (`node --import`), says at its end how much memory it took at its most, and the time of the processors. */
process.on("exit", () => {
  // In kilobytes and microseconds (libuv).
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(`\npeak memory: ${maxRSS}\nprocessor: ${userCPUTime + systemCPUTime}\n`);
});
