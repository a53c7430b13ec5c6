import type { DonateTexts } from "../donate-texts.ts";
import type { QrCode } from "./qr-code.ts";
import { QrImage } from "./qr-image.tsx";

/** The QR code with what it is for: by default it opens this page on a phone. */
export function QrFigure({ texts, code }: { texts: DonateTexts["bankily"]["qr"]; code: QrCode }) {
  return (
    <figure className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <QrImage texts={texts} code={code} className="size-44 shrink-0 rounded-soft bg-white" />
      <figcaption className="max-w-64 flex-1 basis-32 text-small text-press-pale">
        {code.kind === "bankily" ? texts.bankilyCaption : texts.caption}
      </figcaption>
    </figure>
  );
}
