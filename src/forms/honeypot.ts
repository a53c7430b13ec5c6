/**
 * A field that people never meet and that programs fill in. Its name is one that no browser fills in
 * by itself, and the attributes ask password managers to leave it alone. The element around it hides
 * it from sight and from screen readers.
 */
export const honeypotProps = {
  name: "referral_code",
  defaultValue: "",
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
} as const;

/** Whether the hidden field was filled in. */
export function isTrapped(data: FormData): boolean {
  const value = data.get(honeypotProps.name);
  return typeof value === "string" && value !== "";
}
