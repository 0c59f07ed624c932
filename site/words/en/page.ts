/** Common texts of all pages. */
export const page = {
  /** Specification, section 2. */
  title: '{page} - Welcome To {company}',
  /** The title of one item: its name, then the title that staff wrote for all items. */
  itemTitle: '{item} | {title}',
  /** The title of a list's pages from the second on. */
  numberedTitle: '{title} (page {number})',
  /** The title of an answer that reports wrong input. A screen reader reads the title first. */
  refusedTitle: 'Please check: {title}',
  /** The name of a picture without a description. */
  picture: 'Picture {number} of {title}',
  trail: { label: 'Breadcrumb', home: 'Home' },
  pager: { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {number}' },
} as const;
