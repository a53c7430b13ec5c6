import { openOnPaper } from "../enhancements/open-on-paper.ts";

/**
 * Runs inline after the answers, before they are drawn. Folds them on a phone, where the browser's
 * search opens a folded answer (`beforematch`), and an address opens it here.
 */
export const foldAnswers =
  openOnPaper +
  'if("onbeforematch"in document&&innerWidth<1024){let d=document,a=d.querySelectorAll(".asked"),' +
  "o=()=>{let e=d.getElementById(location.hash.slice(1))?.firstChild;e&&(e.open=!0)};" +
  "for(let e of a)e.firstChild.open=!1;" +
  'for(let e of d.querySelectorAll("main nav"))e.hidden=!0;o();addEventListener("hashchange",o)}';
