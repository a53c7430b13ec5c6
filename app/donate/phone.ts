const digitsOf = (phone: string): string => phone.replace(/[^0-9]/g, "");

/**
 * The `tel:` link of a number as it is displayed: "+222 00 00 00 00" → "tel:+22200000000".
 * Spaces, punctuation and direction marks are dropped; a leading plus is kept.
 */
export function telHref(phone: string): string {
  const plus = /^[^0-9]*\+/.test(phone) ? "+" : "";
  return `tel:${plus}${digitsOf(phone)}`;
}

/**
 * A link that opens a WhatsApp chat with the number, with `text` as an editable draft.
 * Nothing is sent until the visitor sends it. The number must be international (country code first);
 * a leading plus or 00 is dropped, as wa.me wants digits alone.
 */
export function whatsappHref(phone: string, text = ""): string {
  const address = `https://wa.me/${digitsOf(phone).replace(/^00/, "")}`;
  return text === "" ? address : `${address}?text=${encodeURIComponent(text)}`;
}
