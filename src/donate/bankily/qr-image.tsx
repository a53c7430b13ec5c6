/** A QR code: its squares row by row, four to a hexadecimal digit, the dark ones 1. */
export type QrDrawing = { readonly size: number; readonly squares: string };

/** Either Bankily's own code, from `content/images`, or one that is drawn. */
export type QrCode = { readonly src: string } | QrDrawing;

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

type QrImageProps = { alt: string; code: QrCode; className?: string };

/** A QR code: a picture, or a drawing with the quiet zone around it. */
export function QrImage({ alt, code, className = "" }: QrImageProps) {
  if ("src" in code) {
    return (
      <img
        src={code.src}
        alt={alt}
        // As wide as on the page: whatever its own size, room is kept for it before it arrives.
        width={176}
        height={176}
        className={`${className} object-contain p-2`}
      />
    );
  }
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

type QrFigureProps = {
  code: QrCode;
  texts: { readonly alt: string; readonly caption: string };
  codeClasses: string;
  captionClasses: string;
};

/** A QR code with what it is for. */
export function QrFigure({ code, texts, codeClasses, captionClasses }: QrFigureProps) {
  return (
    <figure className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <QrImage
        alt={texts.alt}
        code={code}
        className={`${codeClasses} shrink-0 rounded-soft bg-white`}
      />
      <figcaption className={`max-w-64 flex-1 basis-32 text-small ${captionClasses}`}>
        {texts.caption}
      </figcaption>
    </figure>
  );
}
