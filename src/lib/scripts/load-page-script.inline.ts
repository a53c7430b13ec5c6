/**
 * Runs in the head. Asks for the script of every page after the first drawing, because a script in the page would delay
 * that (docs/decisions/007-what-is-loaded-when.md).
 */
export const loadPageScript = (script: string): void => {
  // The second frame begins when the first is on the screen.
  const inNextFrame = (run: () => void) => () => requestAnimationFrame(run);
  const load = () => import(/* @vite-ignore */ script).catch(() => {});
  addEventListener("DOMContentLoaded", inNextFrame(inNextFrame(load)));
};
