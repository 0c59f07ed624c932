import { documentPaths, inLanguage } from '@ev-site/contract/paths.ts';
import type { Locale } from '../page/locale.ts';
import type { PageHead } from '../page/page.ts';

/** The feed of the articles, as pages link to it in their head. */
export const toFeed = ({ words, language }: Locale): NonNullable<PageHead['feed']> => ({
  title: words.lists.blogs.feed,
  href: inLanguage(documentPaths.feed, language),
});
