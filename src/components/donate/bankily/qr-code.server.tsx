import { renderSVG } from "uqr";
import { hashedPath, pathOf } from "../../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../../lib/content/load-content.server.ts";
import { loadSite } from "../../../lib/content/site.server.ts";
import type { Language } from "../../../lib/i18n/languages-schema.server.ts";

const images = import.meta.glob<string>("/content/images/*.{png,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The path lies among the cached files, so that offline pages have the code. */
export const qrPath = (language: Language): string =>
  hashedPath(`qr-${language.code}`, "svg", addressIn(language));

const addressIn = (language: Language) => loadSite().address + pathOf("donate", language);

/** Error correction M is enough for a poster and keeps the squares large. */
export function qrSvg(language: Language): string {
  const svg = renderSVG(addressIn(language), { ecc: "M", border: 4, pixelSize: 1 });
  return svg.replace("<svg", '<svg shape-rendering="crispEdges"');
}

/**
 * The code from Bankily, or a code that opens the page at `address`.
 * @throws Error when the image of `site.yaml` is not in `content/images`
 */
export function pageQr(language: Language) {
  const { qrImage } = loadSite().bankily;
  const { qr } = loadTexts("donate", language).bankilySection;
  const { alt, caption, bankilyAlt, bankilyCaption } = qr;
  const address = addressIn(language);
  if (qrImage === undefined)
    return { src: qrPath(language), isBankily: false, alt, caption, address };
  const src = images[`/content/images/${qrImage}`];
  if (src === undefined) {
    throw new Error(`content/site.yaml: bankily.qrImage: no ${qrImage} in content/images`);
  }
  return { src, isBankily: true, alt: bankilyAlt, caption: bankilyCaption, address };
}

type PageQr = ReturnType<typeof pageQr>;

type QrImageProps = { qr: PageQr; className: string; loading?: "lazy" | "eager" };

export function QrImage({ qr, className, loading = "lazy" }: QrImageProps) {
  return (
    <img
      src={qr.src}
      alt={qr.alt}
      width={176}
      height={176}
      loading={loading}
      className={`${className} h-auto rounded-soft bg-white object-contain`}
    />
  );
}

/** A phone needs no code that opens this same page. */
export function QrFigure({ qr }: { qr: PageQr }) {
  return (
    <figure className={qr.isBankily ? "" : "max-sm:hidden"}>
      <QrImage qr={qr} className="w-44" />
      <figcaption className="mt-2 text-small text-press-pale">{qr.caption}</figcaption>
    </figure>
  );
}
