/** The code from Bankily, or a code that opens the page at `address`. */
export type PageQr = Readonly<Record<"src" | "alt" | "caption" | "address", string>> & {
  readonly isOwn: boolean;
};

export function QrImage({ qr, className = "" }: { qr: PageQr; className?: string }) {
  return (
    <img
      src={qr.src}
      alt={qr.alt}
      width={176}
      height={176}
      loading="lazy"
      className={`${className} rounded-soft bg-white object-contain`}
    />
  );
}

/** On a phone a code that opens this same page is folded away. */
export function QrFigure({ qr }: { qr: PageQr }) {
  const figure = (
    <figure className="w-44 lg:w-auto">
      <QrImage qr={qr} className="w-44" />
      <figcaption className="mt-2 text-small text-press-pale">{qr.caption}</figcaption>
    </figure>
  );
  if (qr.isOwn) return figure;
  return (
    <>
      <details className="sm:hidden">
        <summary className="fold min-h-11 py-2">{qr.alt}</summary>
        <QrImage qr={qr} className="w-44" />
      </details>
      <div className="max-sm:hidden">{figure}</div>
    </>
  );
}
