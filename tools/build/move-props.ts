import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { writeHashed } from "./bundle.ts";

/** An island as Astro writes it. Values have no quotation marks inside. */
const island = /<astro-island uid="[^"]*"([^>]*?) component-url="([^"]*)"([^>]*?) props="([^"]*)"/g;

/**
 * Moves the props of islands from each page into their script. Without this step the HTML of Donate
 * in Arabic has 21.8 KB after gzip instead of 18.7, and may have 19.0 (docs/performance.md).
 * @throws Error naming a page whose islands Astro writes in another way
 */
export function moveProps(folder: string): void {
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const html = readFileSync(join(folder, file), "utf8");
    const islands = [...html.matchAll(island)];
    const urls = new Set(islands.map(([, , url = ""]) => url));
    if (islands.length !== html.split("<astro-island ").length - 1 || urls.size > 1) {
      throw new Error(
        `${file}: expected islands with a uid and props, and one script for all. Astro may write ` +
          "them in another way since the last upgrade; tools/build/move-props.ts has to follow.",
      );
    }
    for (const url of urls) {
      const script = `${readFileSync(join(folder, url), "utf8")}\n${propsScript(islands)}`;
      const address = writeHashed(folder, basename(url).replace(/\..*/, ""), script);
      // The uid depends on the build's folder, and nothing reads it. React's listeners would make the
      // element a new parent for readers, which then leave out a part of the page.
      const put = `<astro-island role="presentation"$1 component-url="${address}"$3`;
      writeFileSync(join(folder, file), html.replace(island, put));
    }
  }
}

/** Each island is found by its place, also when the page is still arriving. Equal props are written once. */
function propsScript(islands: readonly RegExpExecArray[]): string {
  const all = islands.map(([, , , , props = ""]) => decoded(props));
  const different = [...new Set(all)];
  const places = all.map((props) => different.indexOf(props));
  return `{const props=${JSON.stringify(different)},places=[${places}],put=()=>
document.querySelectorAll("astro-island").forEach((island,n)=>
island.hasAttribute("props")||island.setAttribute("props",props[places[n]])),
observer=new MutationObserver(put);put();
if(document.readyState=="loading"){observer.observe(document,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>{observer.disconnect();put()})}}`;
}

const entities: Readonly<Record<string, string>> = { quot: '"', "#39": "'", lt: "<", gt: ">" };

const decoded = (attribute: string): string =>
  attribute
    .replace(/&(quot|#39|lt|gt);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll("&amp;", "&");
