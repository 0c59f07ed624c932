/** Browser permissions that a page may ask for. */
interface Leave {
  /** The visitor's location. */
  asksPlace?: boolean;
  /** To show an object in the visitor's surroundings. The browser keeps the camera: no page gets its picture. */
  asksSpace?: boolean;
}

const toList = (isAllowed: boolean): string => (isAllowed ? '(self)' : '()');

/** Headers of every answer of the site. The studio sends its own. */
export const toSecurityHeaders = (
  isHttps: boolean,
  { asksPlace = false, asksSpace = false }: Leave = {},
): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': `camera=(), microphone=(), geolocation=${toList(asksPlace)}, xr-spatial-tracking=${toList(asksSpace)}, payment=(), usb=(), serial=(), browsing-topics=()`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Not for subdomains: the company may run others, and this site must not decide for them.
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
});
