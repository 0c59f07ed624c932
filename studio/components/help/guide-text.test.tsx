import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guideList } from '../../help/guide-list.ts';
import { readGuide } from '../../help/read-guide.ts';
import { GuideText } from './guide-text.tsx';

const drawText = (markdown: string): string =>
  renderToStaticMarkup(<GuideText content={fromMarkdown(markdown).children} />);

test.each([
  [
    'a heading has its anchor',
    '## Find a lead, *Filter*',
    '<h2 id="find-a-lead-filter">Find a lead, <em>Filter</em></h2>',
  ],
  [
    'emphasis and strong text are marked',
    'Press *Save*, **once**.',
    '<p>Press <em>Save</em>, <strong>once</strong>.</p>',
  ],
  [
    'a list keeps its order and its nested list',
    '1. One\n2. Two\n   - within',
    '<ol><li><p>One</p></li><li><p>Two</p><ul><li><p>within</p></li></ul></li></ol>',
  ],
  [
    'a link to another guide leads to its page',
    '[Pictures](pictures.md#find-a-picture)',
    '<p><a href="/studio/help/pictures#find-a-picture">Pictures</a></p>',
  ],
  [
    'a link to a document outside of the guides becomes text',
    '[Operations](../../docs/operations.md)',
    '<p>Operations</p>',
  ],
  ['a link that runs a script becomes text', '[Press](javascript:alert)', '<p>Press</p>'],
  ['HTML characters in text are escaped', 'a &lt;b> `<i>`', '<p>a &lt;b&gt; <code>&lt;i&gt;</code></p>'],
])('%s', (_what, markdown, html) => expect(drawText(markdown)).toBe(html));

test.each(['<script>alert(1)</script>', 'a <img src=x onerror=alert(1)> b', '![a picture](x.png)'])(
  'refuses %s in a guide',
  (markdown) => expect(() => drawText(markdown)).toThrow('Guides have no'),
);

test.each(guideList.map(({ slug }) => slug))('draws the guide %s without repeating its title', (slug) => {
  const html = renderToStaticMarkup(<GuideText content={readGuide(slug).content} />);
  expect(html).toMatch(/^<p>|^<h2/);
  expect(html).not.toContain('<h1');
  expect(html.length).toBeGreaterThan(500);
});
