const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/studio*', '/api/*', '/media/*', '/assets/*', '/*.pdf*'] } },
    { not: { selector_matches: '[download], [target], [rel~=nofollow]' } },
  ],
};

/**
 * Rules that the loader puts into the page, word for word as their hash in the policy has them. As a file of their own, which a header
 * names, they would come before the largest paint.
 * A page that the visitor is about to open is fetched when he points at its link, and drawn ahead when he presses it.
 * Drawing earlier would load its pictures too, on data that he pays for.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'conservative' }],
});
