import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRoute } from "astro";
import { allEntryCards, cardsPath, takenCards } from "../../../diary/entry-card.ts";

/** The share cards of the entries, as far as they were taken; those of entries that are gone stay out. */
export function getStaticPaths() {
  const wanted = new Set(allEntryCards().map(({ file }) => file));
  return takenCards()
    .filter((file) => wanted.has(file))
    .map((file) => ({ params: { file } }));
}

export const GET: APIRoute = ({ params }) =>
  new Response(new Uint8Array(readFileSync(join(cardsPath(), params["file"] ?? ""))), {
    headers: { "content-type": "image/png" },
  });
