/** A link that opens the mail program. Visitors' texts are escaped: "?" and "&" in them could add recipients. */
export const toMailLink = (address: string, subject = '', text = ''): string => {
  const to = `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  const parts = [
    subject && `subject=${encodeURIComponent(subject)}`,
    // RFC 6068 requires CRLF.
    text && `body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${to}?${parts.join('&')}` : to;
};
