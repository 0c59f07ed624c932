const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/studio*', '/api/*', '/media/*', '/assets/*', '/*.pdf*'] } },
    // A link that opens the window of the enquiry leads to its address only where that cannot be had.
    { not: { selector_matches: '[download], [target], [rel~=nofollow], [data-enquire]' } },
  ],
};

/**
 * Rules that the loader puts into the page, word for word as their hashes in the policy have them. As a file of their
 * own, which a header names, they would come before the largest paint. A page is drawn ahead when its link is pressed.
 * Drawing earlier would load its pictures too, on data that the visitor pays for.
 */
export const pressRules = JSON.stringify({ prerender: [{ where: pages, eagerness: 'conservative' }] });

/**
 * Where links can be pointed at, a page is fetched when they are. Nowhere else: on a touch screen Chrome takes a link
 * that is merely in sight for pointed at.
 */
export const pointRules = JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] });
