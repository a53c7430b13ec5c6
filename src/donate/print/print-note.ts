/** What the page prints; without a mark it is the poster. `poster.css` reads it. */
const mark = "printNote";

/** Opens the print dialogue with the donor's note in place of the poster. */
export function printNote(): void {
  const { dataset } = document.documentElement;
  dataset[mark] = "";
  // Not after `print()`: Safari on phones returns from it before it has drawn the page.
  addEventListener("afterprint", () => delete dataset[mark], { once: true });
  print();
}
