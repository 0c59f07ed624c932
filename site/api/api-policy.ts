/** The content security policy of all answers under /api except pages, which send their own. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
