/** Runs in the head. Hides an image that cannot be loaded (requirements, section 2). */
export const hideBrokenImages = (): void => {
  // The error event of an image does not bubble.
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.hidden = true;
    },
    true,
  );
};
