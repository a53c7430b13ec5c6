import { askPayee, hidesPayee } from "../../payee/ask-payee.ts";
import { abortAfter } from "../../ui/abort-after.ts";

/** How long a press waits for the network, in milliseconds. After that the dialog would surprise the visitor. */
const answerWithinMs = 10_000;

const own = document.querySelector<HTMLMetaElement>("[name=payee]")?.content;
let isAsking = false;

/** Paper outlives every correction, so the poster is printed only when the network has just confirmed its payee. */
async function printConfirmed(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const signal = abortAfter(answerWithinMs);
  const mark = await fetch("/payee.txt", { cache: "no-store", signal })
    .then((response) => response.text())
    .catch(() => "");
  isAsking = false;
  if (mark === own && !hidesPayee()) print();
  // The page then says why nothing is printed.
  else askPayee();
}

document.querySelector("[data-print]")?.addEventListener("click", printConfirmed);
// The browser's own print command cannot wait, so the page says afterwards whether the payee was right.
addEventListener("beforeprint", askPayee);
