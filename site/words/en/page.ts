/** What every page says around words of its own. */
export const page = {
  /** Specification, section 2. */
  title: '{page} - Welcome To {company}',
  /** One item of many, before the title that staff wrote for all of them. */
  itemTitle: '{item} | {title}',
  /** A list's pages from the second on. */
  numberedTitle: '{title} (page {number})',
  /** Of an answer that something typed is wrong: the first that a screen reader says. */
  refusedTitle: 'Please check: {title}',
  /** The name of a picture of which nobody has said what is to be seen. */
  picture: 'Picture {number} of {title}',
  trail: { label: 'Breadcrumb', home: 'Home' },
  pager: { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {number}' },
} as const;
