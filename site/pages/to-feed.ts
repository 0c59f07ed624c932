import { documentPaths } from '@ev-site/contract/paths.ts';
import type { PageHead } from '../page/page.ts';
import type { Words } from '../words/words.ts';

/** The feed of the articles, as the pages that show them name it. */
export const toFeed = ({ lists }: Words): NonNullable<PageHead['feed']> => ({
  title: lists.blogs.feed,
  href: documentPaths.feed,
});
