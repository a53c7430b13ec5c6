/** Finds flex items whose margins do not replace `gap` (`src/styles/older-browsers.css`). Runs in the page. */
export function flexProblems(): string[] {
  // A browser with `gap` does not use our margins.
  if (CSS.supports("inset", "0")) return [];
  const slack = 1;
  const parse = (length: string) => Number.parseFloat(length) || 0;
  /** The margin in pixels that replaces a gap. */
  const margin = 0.5 * parse(getComputedStyle(document.documentElement).fontSize);

  const itemsOf = (flex: Element) =>
    [...flex.childNodes].flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      // The box of a range would include parts that overflow the element.
      const box = (node instanceof Element ? node : range).getBoundingClientRect();
      const position = node instanceof Element ? getComputedStyle(node).position : "static";
      if (box.width < 2 || /absolute|fixed/.test(position)) return [];
      return [{ name: `“${`${node.textContent}`.trim().slice(0, 40) || node.nodeName}”`, box }];
    });

  return [...document.querySelectorAll("body *")].flatMap((flex) => {
    const style = getComputedStyle(flex);
    if (!style.display.endsWith("flex") || flex.getClientRects().length === 0) return [];
    const columnGap = Math.min(margin, parse(style.columnGap));
    const rowGap = Math.min(margin, parse(style.rowGap));
    const isRow = style.flexDirection === "row";
    const rtl = style.direction === "rtl";
    const startOf = (box: DOMRect) => (rtl ? -box.right : box.left);
    const endOf = (box: DOMRect) => (rtl ? -box.left : box.right);
    const items = itemsOf(flex);
    return items.flatMap(({ name, box }) => {
      const others = items.flatMap((other) => (other.box === box ? [] : [other.box]));
      const isBeside = (other: DOMRect) => other.top < box.bottom && box.top < other.bottom;
      const before = others.filter((other) => isBeside(other) && startOf(other) < startOf(box));
      const above = others.filter((other) => !isBeside(other) && other.top < box.top);
      const isClose =
        (isRow && before.some((other) => startOf(box) - endOf(other) < columnGap - slack)) ||
        above.some((other) => box.top - other.bottom < rowGap - slack);
      return isClose ? [`${name} is too close to what stands before it`] : [];
    });
  });
}
