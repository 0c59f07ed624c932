import { toXmlText } from '@ev-site/contract/escape.ts';
import { documentPaths, inLanguage } from '@ev-site/contract/paths.ts';
import { Feed } from 'feed';
import type { BlogSummary } from '../../data/blogs.ts';
import type { Locale } from '../../page/locale.ts';

/** How many articles the feed holds. */
export const feedLength = 20;

interface Channel {
  publicUrl: string;
  locale: Pick<Locale, 'language' | 'tag' | 'pathTo'>;
  title: string;
  description: string;
}

/** The newest articles as RSS 2.0. */
export const makeFeed = (
  { publicUrl, locale: { language, tag, pathTo }, title, description }: Channel,
  articles: readonly BlogSummary[],
): string => {
  const [newest] = articles;
  const feed = new Feed({
    title: toXmlText(title),
    description: toXmlText(description),
    link: publicUrl + pathTo('Blogs'),
    feedLinks: { rss: publicUrl + inLanguage(documentPaths.feed, language) },
    language: tag,
    generator: false,
    // The default is the current time, which would make a different document of the same articles.
    ...(newest && { updated: new Date(newest.date) }),
  });
  for (const article of articles)
    feed.addItem({
      title: toXmlText(article.title),
      // Without an explicit id, the link is the item's permanent id, as feed readers know it.
      link: publicUrl + pathTo('BlogDetails', { blogid: article.id }),
      date: new Date(article.date),
      description: toXmlText(article.description),
    });
  return feed.rss2();
};
