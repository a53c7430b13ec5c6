/** Without what stays in place over the page, as the header does. Runs in the page. */
export function layoutProblems(): string[] {
  type Item = { element: Element; name: string; box: DOMRect };
  const slack = 2;
  scrollTo(0, 0);

  const isShown = (element: Element) => {
    if (element.getClientRects().length === 0) return false;
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { visibility, opacity, position, clip } = getComputedStyle(one);
      if (visibility !== "visible" && one === element) return false;
      if (opacity === "0" || position === "fixed" || position === "sticky") return false;
      // Read aloud only: one pixel large, or cut down to nothing.
      if (one.clientWidth <= 1 && one.clientHeight <= 1 && position === "absolute") return false;
      if (clip === "rect(0px, 0px, 0px, 0px)" || one.getAttribute("aria-hidden") === "true") {
        return false;
      }
      const parent: Element | null = one.parentElement;
      if (parent?.matches("details:not([open])") && !one.matches("summary")) return false;
    }
    return true;
  };

  const texts: Item[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const words = `${node.textContent}`.trim();
    if (!element || words === "" || element.matches("script, style, option")) continue;
    if (!isShown(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      // A line is as tall as its letters; its box has room above and below for rare ones.
      const tall = Math.min(height, size * 0.8);
      const box = new DOMRect(left, top + (height - tall) / 2, width, tall);
      texts.push({ element, name: `“${words.slice(0, 40)}”`, box });
    }
  }
  const controls: Item[] = [
    ...document.querySelectorAll("a, button, input, select, textarea, summary"),
  ]
    .filter(isShown)
    .map((element) => {
      const words = `${element.textContent}`.trim().slice(0, 40) || element.id;
      const name = `${element.tagName.toLowerCase()} “${words}”`;
      return { element, name, box: element.getBoundingClientRect() };
    })
    // A link within a line of text has the box of that line.
    .filter(({ element }) => getComputedStyle(element).display !== "inline");

  const problems: string[] = [];
  const items = [...texts, ...controls];
  for (const { name, box } of items) {
    if (box.left < -slack || box.right > document.documentElement.clientWidth + slack) {
      problems.push(`${name} reaches out of the screen`);
    }
  }
  for (const { element, name, box } of texts) {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const frame = one.getBoundingClientRect();
      const cutsX = overflowX === "hidden" || overflowX === "clip";
      const cutsY = overflowY === "hidden" || overflowY === "clip";
      const outX = box.left < frame.left - slack || box.right > frame.right + slack;
      const outY = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
      if ((cutsX && outX) || (cutsY && outY)) problems.push(`${name} is cut off`);
    }
  }
  items.forEach((one, index) => {
    for (const other of items.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const tall =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > slack && tall > slack) problems.push(`${one.name} lies on ${other.name}`);
    }
  });
  return [...new Set(problems)];
}
