/** Whether the visitor asked to spare data (Save-Data, Network Information API, not known everywhere). */
export function savesData(): boolean {
  return Reflect.get(Object(Reflect.get(navigator, "connection")), "saveData") === true;
}
