/** What holds for every answer of the site; the studio sends its own. A page may let the browser ask where somebody stands. */
export const toSecurityHeaders = (
  isHttps: boolean,
  { asksPlace = false }: { asksPlace?: boolean } = {},
): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': `camera=(), microphone=(), geolocation=(${asksPlace ? 'self' : ''}), payment=(), usb=(), serial=(), browsing-topics=()`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Not for subdomains: the company may run others, and that is not ours to decide.
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
});
