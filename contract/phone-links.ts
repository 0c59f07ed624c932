/** Calls a number, however people write it. */
export const toCallLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** Opens WhatsApp for a number with the country's code, with a text where there is one. */
export const toWhatsAppLink = (number: string, text = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`;
