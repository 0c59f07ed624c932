import { sqliteAdapter } from '@payloadcms/db-sqlite';
import {
  BlockquoteFeature,
  BoldFeature,
  convertMarkdownToLexical,
  editorConfigFactory,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import { expect, test } from 'vitest';
import { toRichText } from './to-rich-text.ts';

const markdown = `
A paragraph with **bold**, *italic* and [a link](/contactus).

## Heading

### Smaller heading

- first
- second with **weight**

1. one
2. two

> Said by somebody.

Last paragraph.`;

test('returns what Payload returns for the same Markdown', async () => {
  const features = [
    ParagraphFeature(),
    HeadingFeature(),
    BoldFeature(),
    ItalicFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    LinkFeature(),
  ];
  const config = await buildConfig({
    secret: 'only for this test',
    collections: [],
    db: sqliteAdapter({ client: { url: ':memory:' } }),
    editor: lexicalEditor({ features }),
  });
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features });
  const expected = convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() });
  const withoutIds = (state: unknown) =>
    JSON.parse(JSON.stringify(state, (key, value) => (key === 'id' ? undefined : value)));
  expect(withoutIds(toRichText(markdown))).toEqual(withoutIds(expected));
});

test('returns the same JSON for the same text', () => {
  expect(JSON.stringify(toRichText(markdown))).toBe(JSON.stringify(toRichText(markdown)));
});
