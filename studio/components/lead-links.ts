/** Calls a number. */
export const toCallLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Opens WhatsApp with a text for a number. @param digits with the country's code */
export const toWhatsAppLink = (digits: string, text: string): string =>
  `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`;

/** Opens the mail program. What a visitor wrote may hold "?" and "&", which would add recipients. */
export const toMailLink = (address: string, subject = '', text = ''): string => {
  const to = `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  const parts = [
    subject && `subject=${encodeURIComponent(subject)}`,
    // As RFC 6068 has it.
    text && `body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${to}?${parts.join('&')}` : to;
};

/** The page of whoever sent a lead. */
export const toPersonLink = (lead: number | string): string => `/studio/person?lead=${lead}`;
