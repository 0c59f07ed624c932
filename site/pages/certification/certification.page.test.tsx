import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { toExamplePicture } from '../../ui/example-picture.ts';
import { page } from './certification.page.tsx';

test('the link of a certificate has a name, even if its picture has no alternative text', async () => {
  const certificates = ['The sheet with its seal', ''].map((alt, index) => ({
    title: `ISO 900${index}`,
    issuer: '',
    text: '',
    picture: { ...toExamplePicture(alt), src: `/media/${index}.webp` },
    isSample: false,
  }));
  const context = examplePage({
    data: {} as DataAccess,
    read: async (what, _ask, fallback) =>
      what === 'certificates' ? (certificates as unknown as typeof fallback) : fallback,
  });
  const { content } = (await page.load(context))?.answer({}) ?? {};
  const html = renderToStaticMarkup(
    <localeContext.Provider value={context.locale}>{content}</localeContext.Provider>,
  );
  expect([...html.matchAll(/<a[^>]*href="\/media[^>]*>.*? alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'The sheet with its seal',
    'ISO 9001',
  ]);
});
