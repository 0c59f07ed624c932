import { documentPaths, pathTo } from '@ev-site/contract/paths.ts';
import type { BlogSummary } from '../../data/blogs.ts';
import { escapeXml, xmlHead } from './xml.ts';

/** How many articles the feed holds. */
export const feedLength = 20;

interface Channel {
  publicUrl: string;
  title: string;
  description: string;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** The newest articles as RSS 2.0. */
export const makeFeed = (
  { publicUrl, title, description }: Channel,
  articles: readonly BlogSummary[],
): string => {
  const items = articles.map((article) => {
    const url = publicUrl + pathTo('BlogDetails', { blogid: article.id });
    return `<item>${element('title', article.title)}${element('link', url)}<guid isPermaLink="true">${escapeXml(url)}</guid>${element('pubDate', new Date(article.date).toUTCString())}${element('description', article.description)}</item>`;
  });
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', title)}${element('link', publicUrl + pathTo('Blogs'))}${element('description', description)}<language>en-IN</language><atom:link href="${escapeXml(publicUrl + documentPaths.feed)}" rel="self" type="application/rss+xml"/>${items.join('\n')}</channel></rss>\n`;
};
