import { availableParallelism } from "node:os";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { giftPrograms, type KeyParameters, shardNames } from "../../src/my-gift/receipt.ts";
import { loadReceiptSettings } from "../../src/my-gift/receipt-files.ts";
import { findChromium } from "../find-chromium.ts";
import { updateTotals } from "../receipts/day-totals.ts";
import { listGifts } from "../receipts/list-gifts.ts";
import { readList } from "../receipts/read-list.ts";
import { measuredOn, median, table, writeSection } from "./report.ts";

/**
 * Lists very many made-up gifts and writes down how large the shards are and what that takes; and how
 * long one code takes in a browser. `npm run bench:receipts -- 100000`
 *
 * The list is processed with one iteration of PBKDF2, which gives shards of the same size, and the real
 * count of iterations is timed on a sample: the whole list would take an hour.
 */
const count = Number(process.argv[2] ?? 100_000);
const sampleSize = 200;
const tries = 60;
/** A phone that is so many times slower than this machine. */
const phone = 4;
/** 400 gifts a day from here on. */
const first = Date.UTC(2024, 0, 1);
const { salt, iterations } = loadReceiptSettings();

const rows = Array.from({ length: count }, (_, i) => {
  const day = new Date(first + Math.floor(i / 400) * 86_400_000).toISOString().slice(0, 10);
  const program = giftPrograms[i % giftPrograms.length];
  return `${day},TX${String(i).padStart(12, "0")},${100 * (1 + (i % 300))},${program}`;
});
const text = ["date,code,amount,program", ...rows].join("\n");

const cores = availableParallelism();
const sample = await time(() => list(text.split("\n", sampleSize + 1).join("\n"), iterations));
const perCode = sample.seconds / sampleSize;
const whole = await time(() => list(text, 1));
const totals = await time(async () =>
  updateTotals("date,kind,program,amount,en\n", whole.result.days, () => "Gifts"),
);
const sizes = shardNames.map((name) => {
  const json = JSON.stringify([...(whole.result.shards.get(name) ?? [])].sort());
  return gzipSync(json, { level: 9 }).length / 1024;
});
const memory = process.resourceUsage().maxRSS / 1024;
const inBrowser = await timeInBrowser({ salt, iterations });

const shards = table(
  [
    "Receipts",
    "Shards",
    "A shard, KB gzipped",
    "The largest",
    "Codes, minutes",
    "All else, seconds",
    "Peak memory MB",
  ],
  [
    [
      String(count),
      String(shardNames.length),
      median(sizes).toFixed(1),
      Math.max(...sizes).toFixed(1),
      ((perCode * count) / cores / 60).toFixed(0),
      (whole.seconds + totals.seconds).toFixed(1),
      memory.toFixed(0),
    ],
  ],
);
const one = table(
  ["Iterations of PBKDF2", "ms in Chromium", `ms on a phone ${phone} times slower`],
  [[String(iterations), inBrowser.toFixed(0), (inBrowser * phone).toFixed(0)]],
);
const intro = `\`npm run bench:receipts\`, one run. ${measuredOn()}`;
const how = `Times are the processor's, so that they are the same while other programs run. “Codes” is projected from ${sampleSize} codes with the real count of iterations, ${(perCode * 1000).toFixed(0)} ms each, shared by ${cores} cores; a later list has only its own codes to go through. “All else” is measured: reading the list, sealing, shards and daily totals.`;
const slower = `One code in a browser: the shortest of ${tries} tries with a sixth of the iterations, times six. Chromium's own throttle does not slow the threads that WebCrypto runs on, so the time is measured without it and multiplied.`;
await writeSection("Receipts", intro, shards, how, slower, one);
console.info(`${shards}\n\n${one}`);

function list(csv: string, turns: number) {
  const keyParameters = { salt, iterations: turns };
  return listGifts(readList(csv, "2024-01-01"), {
    keyParameters,
    load: () => [],
    mode: "add",
  });
}

/** What a piece of work gives, and the seconds that processors spent on it, all of its threads. */
async function time<Result>(work: () => Promise<Result>) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}

/** How long the key of a code takes in Chromium, in milliseconds; a page over https has cryptography. */
async function timeInBrowser(parameters: KeyParameters): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.route("**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto("https://bench.example/");
    const times: number[] = [];
    const sixth = { ...parameters, iterations: parameters.iterations / 6 };
    for (let i = 0; i < tries; i++) times.push(await page.evaluate(deriveOnce, sixth));
    return 6 * Math.min(...times);
  } finally {
    await browser.close();
  }
}

/** Runs in the page: the part of `receiptKey` that takes time. */
async function deriveOnce({ salt, iterations }: KeyParameters): Promise<number> {
  const code = crypto.getRandomValues(new Uint8Array(12));
  const bytes = Uint8Array.from(atob(salt), (character) => character.charCodeAt(0));
  const started = performance.now();
  const key = await crypto.subtle.importKey("raw", code, "PBKDF2", false, ["deriveBits"]);
  const method = { name: "PBKDF2", hash: "SHA-256", salt: bytes, iterations };
  await crypto.subtle.deriveBits(method, key, 256);
  return performance.now() - started;
}
