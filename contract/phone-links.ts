/** A link that calls a number, however it is written. */
export const toCallLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** A link that opens WhatsApp for a number with its country code, optionally with a text. */
export const toWhatsAppLink = (number: string, text = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`;
