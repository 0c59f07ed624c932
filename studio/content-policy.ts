/**
 * Content-Security-Policy of a page of the studio. Scripts need the nonce of the page. Styles cannot use one: Payload's
 * editor and popups set style attributes, and a nonce does not work for attributes.
 * @param live true under `npm run dev`, where React needs eval and live reload needs a socket.
 */
export const toContentPolicy = (nonce: string, live: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${live ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${live ? ' ws: wss:' : ''}`,
    // For previews, which are pages of the site on this origin.
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
