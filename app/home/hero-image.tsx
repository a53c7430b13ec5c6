import avif480 from "../../generated/hero-480.avif";
import webp480 from "../../generated/hero-480.webp";
import avif720 from "../../generated/hero-720.avif";
import webp720 from "../../generated/hero-720.webp";
import avif960 from "../../generated/hero-960.avif";
import webp960 from "../../generated/hero-960.webp";
import avif1280 from "../../generated/hero-1280.avif";
import webp1280 from "../../generated/hero-1280.webp";

const sizes = "(min-width: 72rem) 34rem, (min-width: 64rem) 48vw, 92vw";

/** The drawn hero under the khayma's outline. Its frame goes away if the image cannot be shown. */
export function HeroImage({ alt }: { alt: string }) {
  return (
    <picture data-frame="" className="khayma-peak block bg-sand">
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={`${avif480} 480w, ${avif720} 720w, ${avif960} 960w, ${avif1280} 1280w`}
      />
      <source
        type="image/webp"
        sizes={sizes}
        srcSet={`${webp480} 480w, ${webp720} 720w, ${webp960} 960w, ${webp1280} 1280w`}
      />
      <img
        src={webp720}
        alt={alt}
        width={1200}
        height={900}
        fetchPriority="high"
        data-hides=""
        className="h-auto w-full"
      />
    </picture>
  );
}
