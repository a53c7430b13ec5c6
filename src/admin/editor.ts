import CMS from "@sveltia/cms";
import { readForEditor, writeFromEditor } from "./content-format.ts";
import type { EditorPlan } from "./editor-config.ts";
import { isPlainMarkup } from "./editor-page.ts";
import { checkPath, openFolderOverHttp, ownHeader } from "./folder-over-http.ts";
import { pluralField } from "./plural-field.tsx";

/** The editor in the browser: Sveltia CMS with the site's own forms. */

const cdn = "https://unpkg.com/";

/** Sveltia CMS asks a CDN every hour whether there is a newer version; the version is the project's. */
function askNoCdn(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).startsWith(cdn)
      ? Promise.resolve(new Response(null, { status: 404 }))
      : ask(input, init);
}

let waiting = 0;

/** Shows what the site's own check finds in the saved files: file, key and what was expected. */
function checkSoon(): void {
  window.clearTimeout(waiting);
  // A save writes several files.
  waiting = window.setTimeout(async () => {
    const answer = await fetch(checkPath, { headers: ownHeader });
    const box = document.getElementById("problem");
    if (box) box.textContent = await answer.text();
  }, 150);
}

async function start(): Promise<void> {
  askNoCdn();
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isPlainMarkup(html) ? html : null),
  });
  const answer = await fetch("/admin/plan.json");
  const { config, formats, plurals }: EditorPlan = await answer.json();
  if (document.documentElement.dataset["folder"] === "here") {
    await openFolderOverHttp(checkSoon);
    // Skips the sign-in screen: the files can only be in this folder.
    localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
    checkSoon();
  }
  for (const [name, shape] of Object.entries(formats)) {
    CMS.registerCustomFormat(name, "yaml", {
      fromFile: (text: string) => readForEditor(text, shape),
      toFile: (value: unknown) => writeFromEditor(value, shape),
    });
  }
  CMS.registerFieldType("plural", pluralField(plurals));
  await CMS.init({ config });
}

await start();
