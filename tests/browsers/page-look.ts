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

export async function usesOwnFont(): Promise<boolean> {
  const heading = document.querySelector("h1");
  if (heading === null) return false;
  const { fontFamily, fontWeight } = getComputedStyle(heading);
  const family = fontFamily.split(",").find((one) => /readex pro/i.test(one));
  // Only letters count, since space and digits may come from another file.
  const [letters = ""] = /\p{L}{2,}/u.exec(`${heading.textContent}`) ?? [];
  if (family === undefined) return false;
  return document.fonts.load(`${fontWeight} 20px ${family}`, letters).then(
    (faces) => faces.some(({ status }) => status === "loaded"),
    () => false,
  );
}

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
