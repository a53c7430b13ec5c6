/** An image marked `data-hides` takes its frame away when it cannot be shown (specification, section 8). */
export function hideBrokenImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-hides]")) {
    const frame = image.closest<HTMLElement>("[data-frame]");
    const hide = () => {
      if (frame) frame.hidden = true;
    };
    image.addEventListener("error", hide);
    if (image.complete && image.naturalWidth === 0) hide();
  }
}
