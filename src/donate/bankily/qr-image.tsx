import type { DonateTexts } from "../donate-texts.ts";
import type { QrCode } from "./qr-code.ts";
import { qrPath } from "./qr-path.ts";

/** The quiet zone that readers need around a code, in modules (ISO/IEC 18004). */
const quiet = 4;

type QrImageProps = { texts: DonateTexts["bankily"]["qr"]; code: QrCode; className: string };

/** The QR code: Bankily's own picture, or a drawing of this page's address. */
export function QrImage({ texts, code, className }: QrImageProps) {
  if (code.kind === "bankily") {
    return (
      <img src={code.src} alt={texts.bankilyAlt} className={`${className} object-contain p-2`} />
    );
  }
  const side = code.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={texts.alt}
      // A stroke lies half above its line.
      viewBox={`${-quiet} ${-quiet - 0.5} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={`${className} text-ink`}
    >
      <path stroke="currentColor" d={qrPath(code)} />
    </svg>
  );
}
