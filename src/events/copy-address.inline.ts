/** Shows the button that copies the calendar's address. Where the clipboard is refused, the address is selected. */
export const copyAddress = (): void => {
  const button = document.querySelector<HTMLElement>("[data-copied]");
  const address = document.getElementById("calendar-address");
  const answer = document.getElementById("calendar-copied");
  if (!button || !address || !answer) return;
  button.hidden = false;
  button.onclick = async () => {
    const { copied = "", selected = "" } = button.dataset;
    getSelection()?.selectAllChildren(address);
    try {
      await navigator.clipboard.writeText(address.textContent);
      answer.textContent = copied;
    } catch {
      answer.textContent = selected;
    }
  };
};
