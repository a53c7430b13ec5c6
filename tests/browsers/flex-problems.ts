/** Checks the margins that replace `gap` (`src/styles/older-browsers.css`). Runs in the page. */
export function flexProblems(): string[] {
  type Item = { name: string; box: DOMRect };
  const slack = 1;
  // A browser with `gap` does not use our margins.
  if (CSS.supports("inset", "0")) return [];
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

  const itemsOf = (flex: Element): Item[] => {
    return [...flex.childNodes].flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      const isElement = node instanceof Element;
      const box = (isElement ? node : range).getBoundingClientRect();
      const position = isElement ? getComputedStyle(node).position : "static";
      if (box.width < 2 || /absolute|fixed/.test(position)) return [];
      return [{ name: `${node.textContent}`.trim() || node.nodeName, box }];
    });
  };
  const gapsOf = (flex: Element): [x: number, y: number] => {
    const { firstElementChild } = flex;
    if (!firstElementChild) return [0, 0];
    const steps = getComputedStyle(firstElementChild);
    const read = (axis: string) => parse(steps.getPropertyValue(`--gap-${axis}`)) * 0.25 * rem;
    return [read("x"), read("y")];
  };
  const parse = (length: string) => Number.parseFloat(length) || 0;

  return [...document.querySelectorAll("body *")].flatMap((flex) => {
    const style = getComputedStyle(flex);
    const { display, flexDirection, justifyContent, direction } = style;
    if (!display.endsWith("flex") || flex.getClientRects().length === 0) return [];
    const [gapX, gapY] = gapsOf(flex);
    const isRow = flexDirection === "row";
    const hasNoMark = getComputedStyle(flex, "::before").content === "none";
    const { left, right } = flex.getBoundingClientRect();
    const rtl = direction === "rtl";
    const edge = rtl
      ? right - parse(style.borderRightWidth) - parse(style.paddingRight)
      : left + parse(style.borderLeftWidth) + parse(style.paddingLeft);
    const startOf = ({ left, right }: DOMRect) => (rtl ? edge - right : left - edge);
    const endOf = ({ left, right }: DOMRect) => (rtl ? edge - left : right - edge);
    const items = itemsOf(flex);
    return items.flatMap(({ name, box }, index) => {
      const others = items.filter((_, other) => other !== index);
      const isBeside = (other: DOMRect) => other.top < box.bottom && box.top < other.bottom;
      const beside = others.filter((other) => isRow && isBeside(other.box));
      const before = beside.filter((other) => startOf(other.box) < startOf(box));
      const above = others.filter((other) => !isBeside(other.box) && other.box.top < box.top);
      const isLate =
        isRow &&
        hasNoMark &&
        style.textAlign !== "center" &&
        before.length === 0 &&
        /normal|start/.test(justifyContent) &&
        startOf(box) > slack;
      const isClose =
        before.some((other) => startOf(box) - endOf(other.box) < gapX - slack) ||
        above.some((other) => box.top - other.box.bottom < gapY - slack);
      return [
        ...(isLate ? [`“${name.slice(0, 40)}” begins ${startOf(box)} px late`] : []),
        ...(isClose ? [`“${name.slice(0, 40)}” is too close to what stands before it`] : []),
      ];
    });
  });
}
