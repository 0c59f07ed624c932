/** A number as people write it, for a line of text that must not end within it, even at a hyphen. */
export const toUnbroken = (number: string): string => number.trim().replace(/[\s\p{Pd}]+/gu, '\u00a0');

/** A link that calls a number, however it is written. */
export const toCallLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** A link that opens WhatsApp for a number with its country code, optionally with a text. */
export const toWhatsAppLink = (number: string, text = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`;
