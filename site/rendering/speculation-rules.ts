const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/studio*', '/api/*', '/media/*', '/assets/*', '/*.pdf*'] } },
    // A link that opens the enquiry dialog leads to its own address only where the dialog cannot open.
    { not: { selector_matches: '[download], [target], [rel~=nofollow], [data-enquire]' } },
  ],
};

/**
 * Rules that the loader inserts into the page; their text must be exactly the one whose hash is in the policy. As a
 * separate file named by a header, they would load before the largest paint. A page is prerendered when its link is
 * pressed. Earlier prerendering would also load its pictures, on data that the visitor pays for.
 */
export const pressRules = JSON.stringify({ prerender: [{ where: pages, eagerness: 'conservative' }] });

/**
 * On devices with a mouse, a page is prefetched when the pointer is on its link. Not on touch screens, where Chrome
 * treats every visible link as pointed at.
 */
export const pointRules = JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] });
