/** Requirements, section 2. */
export const logPath = (): void => console.warn(404, location.pathname);
