/* For islands. A file shared with the script of every page would cost each page a request. */

export const hidesPayee = (): boolean => "payeeHidden" in document.documentElement.dataset;

/** Asks the network who is paid, and hides the payee when it is another (`watch-payee.ts`). */
export const requestPayeeCheck = (): boolean => dispatchEvent(new Event("payee-wanted"));
