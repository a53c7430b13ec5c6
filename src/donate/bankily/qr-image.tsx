import type { DonateTexts } from "../donate-texts.ts";

/** A QR code: its squares row by row, four to a hexadecimal digit, the dark ones 1. */
export type QrDrawing = { readonly size: number; readonly squares: string };

/** Either Bankily's own code, from `content/images`, or the address of this page. */
export type QrCode =
  | { readonly kind: "bankily"; readonly src: string }
  | ({ readonly kind: "page" } & QrDrawing);

/**
 * One SVG path for a QR code, strokes one module wide, so that the page needs no further file,
 * prints sharply and draws without a script.
 */
export function qrPath({ size, squares }: QrDrawing): string {
  const bits = squares.replace(/./g, (digit) =>
    Number.parseInt(digit, 16).toString(2).padStart(4, "0"),
  );
  return Array.from({ length: size }, (_, y) =>
    [...bits.slice(y * size, (y + 1) * size).matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}`)
      .join(""),
  ).join("");
}

/** The quiet zone that readers need around a code, in modules (ISO/IEC 18004). */
const quiet = 4;

type QrTexts = DonateTexts["bankily"]["qr"];
type QrImageProps = { texts: QrTexts; code: QrCode; className: string };

/** The QR code: Bankily's own picture, or a drawing of this page's address. */
export function QrImage({ texts, code, className }: QrImageProps) {
  if (code.kind === "bankily") {
    return (
      <img
        src={code.src}
        alt={texts.bankilyAlt}
        // As wide as on the page: whatever its own size, room is kept for it before it arrives.
        width={176}
        height={176}
        className={`${className} object-contain p-2`}
      />
    );
  }
  return <QrPicture alt={texts.alt} code={code} className={className} />;
}

/** A drawn QR code with the quiet zone around it. */
export function QrPicture({
  alt,
  code,
  className,
}: {
  alt: string;
  code: QrDrawing;
  className: string;
}) {
  const side = code.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={alt}
      // A stroke lies half above its line.
      viewBox={`${-quiet} ${-quiet - 0.5} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={`${className} text-ink`}
    >
      <path stroke="currentColor" d={qrPath(code)} />
    </svg>
  );
}

/** The QR code with what it is for: by default it opens this page on a phone. */
export function QrFigure({ texts, code }: { texts: QrTexts; code: QrCode }) {
  return (
    <figure className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <QrImage
        texts={texts}
        code={code}
        className="h-auto w-44 max-w-full shrink-0 rounded-soft bg-white"
      />
      <figcaption className="max-w-64 flex-1 basis-32 text-small text-press-pale">
        {code.kind === "bankily" ? texts.bankilyCaption : texts.caption}
      </figcaption>
    </figure>
  );
}
