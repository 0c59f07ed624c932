/**
 * Where a link leads from the page that is open: to a page itself it leads to its top, which the browser scrolls to
 * without loading the page again, so that typed words and open questions stay. Works without script.
 */
export const hrefFrom = (here: string | undefined, href: string): string => (href === here ? '#top' : href);
