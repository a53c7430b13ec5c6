import type { DonateTexts } from "../../content/schemas/donate.ts";
import type { QrCode } from "./qr-code.server.ts";

/** The quiet zone that readers need around a code, in modules (ISO/IEC 18004). */
const quiet = 4;

/** The QR code with what it is for: by default it opens this page on a phone. */
export function QrFigure({ texts, code }: { texts: DonateTexts["bankily"]["qr"]; code: QrCode }) {
  const frame = "size-44 shrink-0 rounded-soft bg-white";
  return (
    <figure className="flex flex-wrap items-end gap-x-5 gap-y-3">
      {code.kind === "bankily" ? (
        <img src={code.src} alt={texts.bankilyAlt} className={`${frame} object-contain p-2`} />
      ) : (
        <svg
          role="img"
          aria-label={texts.alt}
          // A stroke lies half above its line.
          viewBox={`${-quiet} ${-quiet - 0.5} ${code.size + 2 * quiet} ${code.size + 2 * quiet}`}
          shapeRendering="crispEdges"
          className={`${frame} text-ink`}
        >
          <path stroke="currentColor" d={code.path} />
        </svg>
      )}
      <figcaption className="max-w-64 flex-1 basis-32 text-small text-press-pale">
        {code.kind === "bankily" ? texts.bankilyCaption : texts.caption}
      </figcaption>
    </figure>
  );
}
