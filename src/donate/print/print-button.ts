/* All the script that a poster needs: it has no blanks. */
document.querySelector("[data-print]")?.addEventListener("click", () => print());
