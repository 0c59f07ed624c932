import { documentPaths, inLanguage } from '@ev-site/contract/paths.ts';
import type { Locale } from '../page/locale.ts';
import type { PageHead } from '../page/page.ts';

/** The feed of the articles, as the pages that show them name it. */
export const toFeed = ({ words, language }: Locale): NonNullable<PageHead['feed']> => ({
  title: words.lists.blogs.feed,
  href: inLanguage(documentPaths.feed, language),
});
