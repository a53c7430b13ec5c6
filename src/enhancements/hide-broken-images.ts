/** An image marked `data-hides` goes away when it cannot be shown (specification, section 8). */
export function hideBrokenImages(): void {
  addEventListener("load", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("[data-hides]")) {
      image.hidden = !image.naturalWidth;
    }
  });
}
