type Item = { element: Element; name: string; box: DOMRect };

declare global {
  interface Window {
    layout?: { texts: Item[]; controls: Item[] };
  }
}

/** Keeps the texts and controls in the page for `layoutProblems`, without fixed parts. Runs in the page. */
function measureLayout(): void {
  scrollTo(0, 0);

  const away = new Set<Element | null>();
  const isAway = (element: Element): boolean => {
    const { opacity, position, clip } = getComputedStyle(element);
    if (opacity === "0" || position === "fixed" || position === "sticky") return true;
    // Text for screen readers is one pixel large or cut to nothing.
    const isTiny = element.clientWidth <= 1 && element.clientHeight <= 1;
    if ((isTiny && position === "absolute") || clip === "rect(0px, 0px, 0px, 0px)") return true;
    const parent = element.parentElement;
    if (parent?.matches("details:not([open])") && !element.matches("summary")) return true;
    return element.getAttribute("aria-hidden") === "true" || away.has(parent);
  };
  // Each element comes after the one around it.
  for (const element of document.querySelectorAll("*")) if (isAway(element)) away.add(element);
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !away.has(element);

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
      // A box is higher than its letters, because it has room for rare letters.
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
  window.layout = { texts, controls };
}

/** Finds overlaps, cut texts and scrolling to the side in what `measureLayout` has kept. Runs in the page. */
function layoutProblems(): string[] {
  const slack = 2;
  const { texts, controls } = window.layout ?? { texts: [], controls: [] };
  const items = [...texts, ...controls];
  const width = document.documentElement.clientWidth;
  const problems = items
    .filter(({ box }) => box.left < -slack || box.right > width + slack)
    .map(({ name }) => `${name} reaches out of the screen`);
  if (document.documentElement.scrollWidth > innerWidth) problems.push("the page scrolls sideways");
  type Cutter = { cutsX: boolean; cutsY: boolean; frame: DOMRect };
  const known = new Map<Element, Cutter[]>();
  const cuttersAround = (element: Element | null): Cutter[] => {
    if (!element || element === document.body) return [];
    const found = known.get(element);
    if (found) return found;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [cutsX, cutsY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
    const own = cutsX || cutsY ? [{ cutsX, cutsY, frame: element.getBoundingClientRect() }] : [];
    const all = [...own, ...cuttersAround(element.parentElement)];
    known.set(element, all);
    return all;
  };
  for (const { element, name, box } of texts) {
    for (const { cutsX, cutsY, frame } of cuttersAround(element)) {
      const outX = box.left < frame.left - slack || box.right > frame.right + slack;
      const outY = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
      if ((cutsX && outX) || (cutsY && outY)) problems.push(`${name} is cut off`);
    }
  }
  // The order from the top lets the search end at the first item below.
  items.sort((item, other) => item.box.top - other.box.top);
  items.forEach((item, index) => {
    for (const other of items.slice(index + 1)) {
      const [a, b] = [item.box, other.box];
      if (b.top > a.bottom) break;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= slack || tall <= slack) continue;
      if (item.element.contains(other.element) || other.element.contains(item.element)) continue;
      // A radio button may lie over its own label, so that a tap reaches it.
      const radio = [item.element, other.element].find((part) => part.matches("[type=radio]"));
      if (radio?.parentElement?.contains(radio === item.element ? other.element : item.element))
        continue;
      problems.push(`${item.name} lies on ${other.name}`);
    }
  });
  return [...new Set(problems)];
}

/** Both in one task, because a page that wakes between them would be compared with its former self. */
export const layoutCheck = `((${measureLayout})(), (${layoutProblems})())`;
