/** Of every answer under /api but a page, which says what it needs itself. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
