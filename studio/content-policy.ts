/**
 * Content-Security-Policy of a page of the studio. Scripts need the nonce of the page. Styles cannot: Payload's
 * editor and popups set style attributes, for which no nonce exists.
 * @param live true under `npm run dev`, where React needs eval and live reload a socket.
 */
export const toContentPolicy = (nonce: string, live: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${live ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${live ? ' ws: wss:' : ''}`,
    // Previews of what is written, which are the site's own pages.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
