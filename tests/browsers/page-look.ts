/** How a page looks, in numbers: runs in the page, and stands alone. */
export function lookOfPage() {
  const root = document.documentElement;
  const paints = [root, document.body].map((one) => getComputedStyle(one).backgroundColor);
  const logo = document.querySelector("header a svg");
  return {
    lang: root.lang,
    dir: root.dir,
    headings: document.querySelectorAll("h1").length,
    innerWidth,
    width: root.clientWidth,
    contentWidth: document.scrollingElement ? document.scrollingElement.scrollWidth : 0,
    paint: paints.find((paint) => paint !== "rgba(0, 0, 0, 0)"),
    logoWidth: logo ? Math.round(logo.getBoundingClientRect().width) : 0,
  };
}

/**
 * Whether the first heading is set in the site's own font: the same words are as wide without it
 * only if it is not there. Runs in the page, and stands alone.
 */
export async function usesOwnFont(): Promise<boolean> {
  await document.fonts.ready;
  const heading = document.querySelector("h1");
  if (heading === null) return false;
  const families = getComputedStyle(heading).fontFamily.split(",");
  const others = families.filter((family) => !/readex pro/i.test(family));
  if (others.length === families.length) return false;
  // Letters only: space and digits may come from a file of their own.
  const [letters = ""] = /\p{L}{2,}/u.exec(`${heading.textContent}`) ?? [];
  const widthIn = (fontFamily: string) => {
    const sample = document.createElement("span");
    sample.textContent = letters;
    const { fontSize, fontWeight } = getComputedStyle(heading);
    Object.assign(sample.style, { position: "absolute", whiteSpace: "nowrap", fontSize });
    Object.assign(sample.style, { fontWeight, fontFamily });
    document.body.append(sample);
    const { width } = sample.getBoundingClientRect();
    sample.remove();
    return width;
  };
  return Math.abs(widthIn(families.join()) - widthIn(others.join())) > 0.1;
}

/** The pictures that cannot be shown. Runs in the page, and stands alone. */
export async function brokenImages(): Promise<string[]> {
  const broken = [...document.images].map(async (image) => {
    image.loading = "eager";
    if (!image.complete) {
      await new Promise((resolve) => {
        image.addEventListener("load", resolve);
        image.addEventListener("error", resolve);
      });
    }
    return image.naturalWidth > 0 ? "" : image.currentSrc || image.src;
  });
  return (await Promise.all(broken)).filter((address) => address !== "");
}
