const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Whether an editor may link to a value: a path or anchor of this site, a web address, a mailbox or a telephone.
 * Refuses all that could run a script (`javascript:`, `data:`) or leave the site unnoticed (`//host`).
 */
export const isSafeLink = (value: unknown): value is string => {
  if (typeof value !== 'string' || /[\s\\]/.test(value)) return false;
  if (value.startsWith('#')) return true;
  if (value.startsWith('/')) return !value.startsWith('//');
  return URL.canParse(value) && schemes.includes(new URL(value).protocol);
};

/** Field validation with a sentence for the editor. */
export const validateSafeLink = (value: unknown): true | string =>
  isSafeLink(value) || 'Use a path of this site (/contactus), https://, mailto: or tel:.';
