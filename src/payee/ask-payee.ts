/* For islands and the poster. The script of every page must share no file with them. */

export const hidesPayee = (): boolean => "payeeHidden" in document.documentElement.dataset;

/** Asks the network who is paid, and hides the payee when it is another (`watch-payee.ts`). */
export const askPayee = (): boolean => dispatchEvent(new Event("payee-wanted"));
