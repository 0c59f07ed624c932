/** Where the rules are served; pages point to them with the Speculation-Rules header. */
export const speculationRulesPath = '/speculation-rules.json';

const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/studio*', '/api/*', '/media/*', '/assets/*', '/*.pdf*'] } },
    { not: { selector_matches: '[download], [target], [rel~=nofollow]' } },
  ],
};

/**
 * A page that the visitor is about to open is fetched when he points at its link, and drawn ahead when he presses it.
 * Drawing earlier would load its pictures too, on data that he pays for.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'conservative' }],
});
