import { useLocale } from '../../page/locale-context.ts';
import { DateStamp } from '../../ui/date-stamp.tsx';
import { defineArticlePage } from '../define-article-page.tsx';
import { toFeed } from '../to-feed.ts';
import { toBlogPosting } from './to-blog-posting.ts';

/** One article, with the newest other articles. */
export const page = defineArticlePage({
  route: 'BlogDetails',
  list: { route: 'Blogs', words: 'blogs' },
  words: 'blog',
  key: 'blogdetail',
  kind: 'blogs',
  parameter: 'blogid',
  toPath: ({ pathTo }, id) => pathTo('BlogDetails', { blogid: id }),
  get: (data, id) => data.getBlog(id),
  listAll: (data, request) => data.listBlogs(request),
  listRecent: (data, request) => data.listRecentBlogs(request),
  toHtml: ({ bodyHtml }) => bodyHtml,
  Facts: ({ article }) => <DateStamp date={article.date} tag={useLocale().tag} size="large" />,
  toData: toBlogPosting,
  toHead: ({ date }, locale) => ({ publishedAt: date, feed: toFeed(locale) }),
});
