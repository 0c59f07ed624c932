/** Characters that need escaping in a query: all but letters of every script and harmless ASCII. */
const inNeed = /[^\p{L}\p{M}\p{N}._~:/?=-]/gu;

/**
 * A link that passes a text to WhatsApp. Letters are not escaped: the browser encodes them as UTF-8, and an escaped
 * Hindi word would be six times as long.
 */
export const toShareLink = (text: string): string =>
  `https://wa.me/?text=${text.replace(inNeed, encodeURIComponent)}`;
