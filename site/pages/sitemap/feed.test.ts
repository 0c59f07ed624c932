import { expect, test } from 'vitest';
import { makeFeed } from './feed.ts';

test('gives each article its title, link, date and words, escaped', () => {
  const article = {
    id: 7,
    title: 'Range & load <b>',
    description: 'Plain\u0007 words',
    picture: null,
    date: '2026-01-02T03:04:05.000Z',
  };
  const xml = makeFeed({ publicUrl: 'https://ev.example', title: 'News', description: 'All of it' }, [
    article,
  ]);
  expect(xml).toContain('<title>Range &amp; load &lt;b&gt;</title>');
  expect(xml).toContain('<link>https://ev.example/blogdetails/7</link>');
  expect(xml).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>');
  expect(xml).toContain('<description>Plain words</description>');
});
