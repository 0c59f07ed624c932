import type { ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Translations } from './translations.tsx';

const missing = [{ title: 'How far?', href: '/studio/collections/questions/1?locale=hi' }];
const older = [
  { title: 'How fast?', href: '/studio/collections/questions/2?locale=hi', texts: ['Question', 'Answer'] },
];
const state = { kind: 'Questions', language: 'hi', languageName: 'हिन्दी', total: 2 };

vi.mock('@ev-site/content/translations/list-translation-states.ts', () => ({
  listTranslationStates: async () => [
    { ...state, missing, older },
    { ...state, language: 'gu', languageName: 'ગુજરાતી', missing: [], older: [] },
  ],
}));

test('lists missing translations, and apart from them those older than the English text', async () => {
  const user = { id: 1, role: 'editor' };
  const drawn = renderToStaticMarkup(await Translations({ payload: {}, user } as unknown as ServerProps));
  const cells = [...drawn.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replaceAll(/<[^>]+>/g, '|'),
  );
  expect(cells.map((cell) => cell.split('|').filter(Boolean))).toEqual([
    ['1 of 2', 'How far?', '1 older than the English', 'How fast?', ': Question, Answer'],
    ['all'],
  ]);
  expect(drawn).toContain('href="/studio/collections/questions/2?locale=hi"');
});
