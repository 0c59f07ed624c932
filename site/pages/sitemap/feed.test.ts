import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { makeFeed } from './feed.ts';

const channel = {
  publicUrl: 'https://ev.example',
  locale: getLocale('en'),
  title: 'News & <more>',
  description: 'All of it',
};
const toArticle = (id: number, title: string, date: string) => ({
  id,
  title,
  description: 'Plain\u0007 words',
  picture: null,
  date,
});
const article = toArticle(7, 'Range & load <b> ]]> &lt;', '2026-01-02T03:04:05.000Z');

// The parser in these tests does not support CDATA.
const toEscaped = (xml: string): string =>
  xml.replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_section, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );

/** The texts of all elements that match, as a feed reader sees them. */
const readTexts = (xml: string, selector: string): string[] => {
  const feed = new new Window().DOMParser().parseFromString(toEscaped(xml), 'text/xml');
  return [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
};

describe('the feed of articles', () => {
  test('gives each article its title, link, permanent id, date and text, with all special characters', () => {
    const xml = makeFeed(channel, [article]);
    expect(readTexts(xml, 'item > title')).toEqual([article.title]);
    expect(readTexts(xml, 'item > link')).toEqual(['https://ev.example/blogdetails/7']);
    expect(readTexts(xml, 'item > guid')).toEqual(['https://ev.example/blogdetails/7']);
    expect(xml).toContain('<guid isPermaLink="true">');
    expect(readTexts(xml, 'item > pubDate')).toEqual(['Fri, 02 Jan 2026 03:04:05 GMT']);
    expect(readTexts(xml, 'item > description')).toEqual(['Plain words']);
  });

  test('has its own title, language and page', () => {
    const xml = makeFeed(channel, [article]);
    expect(readTexts(xml, 'channel > title')).toEqual([channel.title]);
    expect(readTexts(xml, 'channel > link')).toEqual(['https://ev.example/blogs']);
    expect(readTexts(xml, 'channel > language')).toEqual(['en-IN']);
    expect(xml).toContain('<atom:link href="https://ev.example/blogs/rss.xml" rel="self"');
  });

  test('in another language links to pages in that language', () => {
    const xml = makeFeed({ ...channel, locale: getLocale('gu') }, [article]);
    expect(readTexts(xml, 'channel > language')).toEqual(['gu-IN']);
    expect(readTexts(xml, 'channel > link')).toEqual(['https://ev.example/gu/blogs']);
    expect(readTexts(xml, 'item > link')).toEqual(['https://ev.example/gu/blogdetails/7']);
    expect(xml).toContain('<atom:link href="https://ev.example/gu/blogs/rss.xml" rel="self"');
  });

  test('has the date of its newest article, so that it stays the same as long as its articles do', () => {
    const articles = [toArticle(8, 'Newer', '2026-03-01T00:00:00.000Z'), article];
    expect(readTexts(makeFeed(channel, articles), 'channel > lastBuildDate')).toEqual([
      'Sun, 01 Mar 2026 00:00:00 GMT',
    ]);
  });

  test('is valid without articles', () => {
    expect(readTexts(makeFeed(channel, []), 'channel > title')).toEqual([channel.title]);
  });
});
