import type { page as english } from '../en/page.ts';
import type { Translated } from '../translated.ts';

/** Common texts of all pages, in Hindi. */
export const page: Translated<typeof english> = {
  title: '{page} - {company} में आपका स्वागत है',
  itemTitle: '{item} | {title}',
  numberedTitle: '{title} (पेज {number})',
  refusedTitle: 'कृपया जाँचें: {title}',
  picture: '{title}: तस्वीर {number}',
  trail: { label: 'आप यहाँ हैं', home: 'होम' },
  pager: { label: 'पेज', previous: 'पिछला', next: 'अगला', page: 'पेज {number}' },
};
