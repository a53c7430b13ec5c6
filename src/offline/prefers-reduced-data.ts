/** Whether the visitor asked to spare data (Save-Data, Network Information API, not known everywhere). */
export function prefersReducedData(): boolean | undefined {
  const { connection } = navigator;
  return connection?.saveData;
}
