/** Runs inline. Opens what is folded before it is printed. */
export const openOnPaper =
  'addEventListener("beforeprint",()=>{for(let e of document.querySelectorAll("main article>details,main li>details"))e.open=!0});';
