/**
 * The target of a link on the current page. A link to the page itself becomes a link to its top. The browser then
 * scrolls without loading the page again, so that typed text and open questions stay. Works without script.
 */
export const hrefFrom = (here: string | undefined, href: string): string => (href === here ? '#top' : href);
