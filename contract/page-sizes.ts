/** Items on a page of each paged list; the site's pages and the API use the same. */
export const pageSizes = {
  blogs: 9,
  events: 6,
  jobs: 6,
  testimonials: 6,
  galleries: 12,
} as const;

/** How many recent articles or events a sidebar shows (specification, section 4). */
export const recentCount = 4;
