/** How the cards after the transfer and what can be pressed on them look. */
export const cardLook = "rounded-soft border-2 border-line bg-white p-5";
const button =
  "inline-flex min-h-12 items-center justify-center rounded-soft border-2 border-press px-4 font-semibold disabled:opacity-60";
export const mainLook = `${button} bg-press text-white hover:bg-press-deep active:bg-ink`;
export const quietLook = `${button} text-press hover:bg-press hover:text-white active:bg-press-deep`;
