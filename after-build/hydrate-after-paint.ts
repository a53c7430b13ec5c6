import { rewritePages } from "./site-files.ts";

const preload = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const loader = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** How long after a frame was made it counts as shown where the browser does not say, in milliseconds. */
const unreportedMs = 300;

/** Lets the framework of every interactive page wait until the page has been drawn. */
export async function hydrateAfterPaint(folder: string): Promise<void> {
  await rewritePages(folder, withLateLoader);
}

/**
 * The page with its modules, ten times its own size, asked for only once the browser reports that its
 * first frame is on the screen (Paint Timing): until then the connection and the processor belong to the
 * words, the font and the picture. Browsers that hide such times from pages get them a little after the
 * frame was made. A page opened in the background draws nothing, and loads them when it is looked at.
 * The modules' hashes are in the import map.
 * @throws Error when the framework's loader is not as it is known
 */
export function withLateLoader(html: string): string {
  const [whole, code] = loader.exec(html) ?? [];
  if (whole === undefined || code === undefined) return html;
  const late = code
    .replace(/import \* as (\w+) from ("[^"]+");/g, "const $1 = await import($2);")
    .replace(/^import ("[^"]+");/gm, "await import($1);");
  if (/^\s*import\s/m.test(late)) throw new Error(`a loader that is not known: ${code}`);
  const modules = [...html.matchAll(preload)].map(([, href]) => href);
  const script = `<script type="module">let asked = false;
const load = async () => {
if (asked) return;
asked = true;
for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${late}
};
new PerformanceObserver(load).observe({ type: "paint", buffered: true });
requestAnimationFrame(() => setTimeout(load, ${unreportedMs}));</script>`;
  return html.replace(preload, "").replace(whole, () => script);
}
