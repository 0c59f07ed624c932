/** What a page may ask a browser for. */
interface Leave {
  /** Where somebody stands. */
  asksPlace?: boolean;
  /** To show something in the space around somebody. The camera stays the browser's: no page gets its picture. */
  asksSpace?: boolean;
}

const toList = (isAllowed: boolean): string => (isAllowed ? '(self)' : '()');

/** What holds for every answer of the site; the studio sends its own. */
export const toSecurityHeaders = (
  isHttps: boolean,
  { asksPlace = false, asksSpace = false }: Leave = {},
): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': `camera=(), microphone=(), geolocation=${toList(asksPlace)}, xr-spatial-tracking=${toList(asksSpace)}, payment=(), usb=(), serial=(), browsing-topics=()`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Not for subdomains: the company may run others, and that is not ours to decide.
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
});
