/**
 * A second submit that nobody meant. While a message is being sent the form ignores every submit;
 * these catch the ones that come just after, when the emptied form would be called wrong.
 */

type Click = { readonly detail: number; readonly target: EventTarget };
type Key = { readonly key: string; readonly repeat: boolean; readonly target: EventTarget };

/** The second click of a double click on the submit button. */
export function isRepeatedClick({ detail, target }: Click): boolean {
  return detail > 1 && closest(target, 'button[type="submit"]');
}

/** Enter held down, other than in a text of several lines, where it writes a line. */
export function isRepeatedEnter({ key, repeat, target }: Key): boolean {
  return key === "Enter" && repeat && !closest(target, "textarea");
}

function closest(target: EventTarget, selector: string): boolean {
  return "closest" in target && typeof target.closest === "function"
    ? target.closest(selector) !== null
    : false;
}
