import type { page as english } from '../en/page.ts';
import type { Translated } from '../translated.ts';

/** Common texts of all pages, in Gujarati. */
export const page: Translated<typeof english> = {
  title: '{page} - {company}માં આપનું સ્વાગત છે',
  itemTitle: '{item} | {title}',
  numberedTitle: '{title} (પાનું {number})',
  refusedTitle: 'ભૂલ સુધારો: {title}',
  picture: '{title}: ફોટો {number}',
  trail: { label: 'તમે ક્યાં છો', home: 'હોમ' },
  pager: { label: 'પાનાં', previous: 'પાછળ', next: 'આગળ', page: 'પાનું {number}' },
};
