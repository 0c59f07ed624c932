const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

// What XML 1.0 cannot hold in any spelling.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes the characters that XML cannot hold. */
export const toXmlText = (text: string): string => text.replace(forbidden, '');

/** Escapes a text for XML, between tags or in an attribute. */
export const escapeXml = (text: string): string => escapeHtml(toXmlText(text));
