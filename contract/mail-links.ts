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
