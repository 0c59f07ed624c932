/** What a query may hold as it stands: letters of every script, and ASCII that means nothing there. */
const inNeed = /[^\p{L}\p{M}\p{N}._~:/?=-]/gu;

/**
 * Hands a text to WhatsApp. Letters stay as they are: the browser writes them as UTF-8, and spelt out a word in Hindi
 * is six times as long.
 */
export const toShareLink = (text: string): string =>
  `https://wa.me/?text=${text.replace(inNeed, encodeURIComponent)}`;
