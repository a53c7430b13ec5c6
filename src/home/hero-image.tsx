import hero from "../../art/hero.svg?url";

/**
 * The drawn hero under the khayma's outline; its sand goes on as the ground of the section below.
 * Its frame goes away if the image cannot be shown. As a compressed SVG it is a quarter of the
 * size of an AVIF for a small phone, and sharp everywhere.
 */
export function HeroImage({ alt }: { alt: string }) {
  return (
    <div data-frame="" className="khayma-peak ms-auto w-full max-w-[60rem] bg-sand print:max-w-xs">
      <img
        src={hero}
        alt={alt}
        width={1200}
        height={900}
        fetchPriority="high"
        data-hides=""
        className="h-auto w-full"
      />
    </div>
  );
}
