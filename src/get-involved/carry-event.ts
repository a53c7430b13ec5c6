/** Runs inline: keeps the event of the address in the language switch until the form does it. */
export const carryEvent =
  '{let{search:s,hash:h}=location;if(s.startsWith("?event="))' +
  'for(let l of document.querySelectorAll("a[data-language]"))l.search=s,l.hash=h}';
