import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { controlLook } from "../../ui/field.tsx";
import type { DonateTexts } from "../donate-texts.ts";
import { type CardWords, drawCard } from "./card-picture.ts";

// Fetched when a visitor opens it; given all it needs, so that the page keeps its code in one file.

type CardToolProps = {
  texts: DonateTexts["donor"]["inName"];
  /** The name as it stands in the field. */
  typed: string;
  onChange: (typed: string) => void;
  card: CardWords;
  /** What goes along with the picture. */
  shared: { readonly text: string; readonly url: string };
  /** The same as a WhatsApp draft. */
  whatsApp: string;
  print: () => void;
  fail: () => void;
};

/** The name that the gift is in, and the card with it to print or to send. */
export function CardTool({ texts, typed, onChange, card, ...ways }: CardToolProps) {
  const { shared, whatsApp, print, fail } = ways;
  const sends = "canShare" in navigator && navigator.canShare({ files: [emptyPicture()] });
  const send = () =>
    void drawCard(card)
      .then((file) => handOver(file, sends, shared))
      .catch(fail);
  return (
    <>
      <p className="mt-1">{texts.lead}</p>
      <label htmlFor="in-name" className="mt-4 mb-1 block font-semibold">
        {texts.label}
      </label>
      <input
        id="in-name"
        type="text"
        dir="auto"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={controlLook}
      />
      {card.person === "" ? null : (
        <ButtonRow className="mt-4">
          <Button variant="main" onClick={print}>
            {texts.print}
          </Button>
          <Button variant="quiet" onClick={send}>
            {sends ? texts.send : texts.save}
          </Button>
          <ButtonLink variant="quiet" href={whatsApp}>
            {texts.whatsapp}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}

const emptyPicture = () => new File([], "card.png", { type: "image/png" });

/** How long the picture stays at hand, in milliseconds: phones ask before they save. */
const keepMs = 60_000;

/** Gives the picture to the phone's share sheet, or saves it. A sheet that is closed is no failure. */
async function handOver(file: File, sends: boolean, shared: ShareData): Promise<void> {
  if (sends) {
    return navigator.share({ ...shared, files: [file] }).catch((problem: unknown) => {
      if (!(problem instanceof DOMException && problem.name === "AbortError")) throw problem;
    });
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keepMs);
}
