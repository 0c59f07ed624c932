import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { page } from './privacy-requests.page.tsx';
import { RequestForm } from './request-form.tsx';

const draw = (language: 'en' | 'hi' | 'gu', isAsked: boolean, complaints = 'privacy@example.com') =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale(language)}>
      <RequestForm check={isAsked ? { provider: 'altcha', siteKey: '' } : null} complaints={complaints} />
    </localeContext.Provider>,
  );

test('the form has no script, unless the human check has to be made', () => {
  const plain = draw('en', false);
  expect(plain).not.toContain('data-island');
  expect(plain).not.toContain('rCaptcha');
  const asked = draw('en', true);
  expect(asked).toMatch(/<form.*data-island="person-check".*name="rCaptcha".*<\/form>/s);
  expect(asked).toContain('tick the box that shows you are a person');
});

test.each([
  ['en', /<noscript>.*in an hour, or write to privacy@example.com\./s],
  ['hi', /<noscript>.*एक घंटे बाद.*, या privacy@example.com पर लिखें।/s],
  ['gu', /<noscript>.*એક કલાક પછી.*, અથવા privacy@example.com પર લખો\./s],
] as const)('who has scripts switched off is told the way out in %s', (language, sentence) => {
  expect(draw(language, true)).toMatch(sentence);
  expect(draw(language, true, '')).not.toContain('@');
});

test('the check and the answer are pages, inventions are none', async () => {
  const exists = (query: Record<string, string>) =>
    page.exists({ params: {}, query, data: undefined as never });
  expect(await Promise.all([{}, { check: 'person' }, { sent: 'request' }].map(exists))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await Promise.all([{ check: 'x' }, { sent: 'x' }].map(exists))).toEqual([false, false]);
});
