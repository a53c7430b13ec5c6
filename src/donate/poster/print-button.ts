import { askPayee, hidesPayee } from "../../payee/ask-payee.ts";

/** How long a press waits for the network, in milliseconds. After that the dialog would surprise the visitor. */
const answerWithinMs = 10_000;

const own = document.querySelector<HTMLMetaElement>("[name=payee]")?.content;
let pressedAt = 0;

/** Paper outlives every correction, so the poster is printed only when the network confirms its payee after a press. */
async function printConfirmed(): Promise<void> {
  const asked = Date.now();
  pressedAt = asked;
  // The page says why nothing is printed.
  askPayee();
  const response = await fetch("/payee.txt", { cache: "no-store" });
  const isOwn = (await response.text()) === own;
  // Only the last press prints.
  const isAwaited = asked === pressedAt && Date.now() - asked < answerWithinMs;
  if (isOwn && isAwaited && !hidesPayee()) print();
}

// Without a network nothing is printed.
const press = () => void printConfirmed().catch(() => {});
document.querySelector("[data-print]")?.addEventListener("click", press);
// The browser's own print command cannot wait, so the page says afterwards whether the payee was right.
addEventListener("beforeprint", askPayee);
