import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { page } from './privacy-requests.page.tsx';
import { RequestForm } from './request-form.tsx';

const draw = (
  language: 'en' | 'hi' | 'gu',
  isAsked: boolean,
  complaints = 'privacy@example.com',
  typed: Record<string, string> = {},
) =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale(language)}>
      <RequestForm
        typed={typed}
        check={isAsked ? { provider: 'altcha', siteKey: '' } : null}
        complaints={complaints}
      />
    </localeContext.Provider>,
  );

test('the form has no script unless the human check is needed', () => {
  const plain = draw('en', false);
  expect(plain).not.toContain('person-check');
  expect(plain).not.toContain('rCaptcha');
  const asked = draw('en', true);
  expect(asked).toMatch(/<form.*data-island="person-check".*name="rCaptcha".*<\/form>/s);
});

test('keeps what was typed in its fields, and shows the problem above them', () => {
  const typed = {
    kind: 'erase',
    email: 'a"b',
    phone: '98250',
    reference: 'K7',
    problem: 'Please tick the box.',
  };
  const form = draw('en', true, '', typed);
  expect(form).toMatch(
    /<form.*<div class="problem" role="alert"[^>]*><p>Please tick the box\.<\/p>.*<input/s,
  );
  for (const part of ['value="a&quot;b"', 'value="98250"', 'value="K7"']) expect(form).toContain(part);
  expect(form.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="erase"')]);
  expect(draw('en', true)).not.toContain('checked');
});

test.each([
  ['en', /<noscript>.*in an hour, or write to privacy@example.com\./s],
  ['hi', /<noscript>.*एक घंटे बाद.*, या privacy@example.com पर लिखें।/s],
  ['gu', /<noscript>.*એક કલાક પછી.*, અથવા privacy@example.com પર લખો\./s],
] as const)('says in %s what to do if scripts are switched off', (language, sentence) => {
  expect(draw(language, true)).toMatch(sentence);
  expect(draw(language, true, '')).not.toContain('@');
});

test('the page exists without a query and after sending, but not with an invented query', async () => {
  const exists = (query: Record<string, string>) =>
    page.exists({ params: {}, query, data: undefined as never });
  expect(await Promise.all([{}, { sent: 'request' }, { sent: 'x' }].map(exists))).toEqual([
    true,
    true,
    false,
  ]);
});

test('the title of a refused request begins with the problem', async () => {
  const context = examplePage({
    data: {} as DataAccess,
    read: async (_what, _ask, fallback) => fallback,
  });
  const loaded = await page.load(context);
  const title = (query: Record<string, string>) => loaded?.answer(query).head.title;
  expect(title({ problem: 'Please tick the box.' })).toBe(`Please check: ${title({})}`);
});
