import { createHash } from 'node:crypto';
import { calls } from '@ev-site/contract/calls.ts';
import { describe, expect, test } from 'vitest';
import type { DealerLeadView } from '../../page/dealer-lead.ts';
import type { OwnRecord } from '../../page/own-record.ts';
import type { PlainContent, PlainStatus } from '../../page/plain-page.ts';
import { drawPlainPage } from './draw-plain-page.tsx';

const statuses: readonly PlainStatus[] = [400, 404, 405, 500, 502, 503];
const contents: readonly PlainContent[] = [
  ...statuses.map((status) => ({ kind: 'status' as const, language: 'en' as const, status })),
  { kind: 'busy', language: 'en' },
  { kind: 'problems', language: 'en', problems: ['Please write your name.'], backTo: '/contactus' },
  { kind: 'calls', calls },
];

describe.each(contents.map((content) => [JSON.stringify(content).slice(0, 40), content] as const))(
  'the plain page of %s',
  (_name, content) => {
    const { html, policy } = drawPlainPage(content);

    test('is a complete document with a language and one heading, and is not indexed', () => {
      expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN"><head>/);
      const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      expect([...html.matchAll(/<h1>([^<]+)<\/h1>/g)].map(([, heading]) => heading)).toEqual([title]);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    });

    test('needs only the styles that its policy allows', () => {
      const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(html) ?? [];
      expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
      expect(policy).toMatch(
        /^default-src 'none';.*form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(html).not.toMatch(/<script|<link|<img|style=/);
    });
  },
);

const ownRecord: OwnRecord = {
  reference: 'K7M2-4QXD',
  receivedAt: '2026-01-01T00:00:00.000Z',
  kind: 'contact',
  name: 'Asha Patel',
  email: 'asha@example.com',
  phone: '',
  message: '',
  chosen: '',
  days: [],
  resume: '',
  marketing: false,
  whatsapp: false,
};

const lead: DealerLeadView = {
  dealer: 'Naroda Electric Wheels',
  isTaken: true,
  noted: null,
  until: '2026-12-25T10:00:00Z',
  hours: 4,
  kind: 'contact',
  receivedAt: '2026-11-25T10:00:00Z',
  name: 'Asha Patel',
  phone: '',
  email: '',
  message: '',
  vehicle: '',
  reckoning: '',
  days: [],
  place: '',
  language: 'en',
  whatsapp: false,
};

describe('plain pages', () => {
  test('after a corrected mail address show a link to request again, and no personal data', () => {
    const moved = { kind: 'own data', ticket: 'used', records: [], all: 0, done: 'moved' } as const;
    for (const [language, path] of [
      ['en', '/privacy/requests'],
      ['gu', '/gu/privacy/requests'],
    ] as const) {
      const { html } = drawPlainPage({ ...moved, language });
      expect(html).toMatch(/<p role="status">[^<]{60,}<\/p>/);
      expect(html).toContain(`<a href="${path}">`);
      expect(html).not.toMatch(/<form|<dl/);
    }
  });

  test('link to the mail address of the sender as one address, even with special characters', () => {
    const draw = (email: string) =>
      drawPlainPage({ kind: 'dealer lead', language: 'en', linkKey: 'k', lead: { ...lead, email } }).html;
    expect(draw('asha@example.com')).toContain('<a href="mailto:asha@example.com">asha@example.com</a>');
    expect(draw('a?bcc=b@example.com')).toContain('<a href="mailto:a%3Fbcc%3Db@example.com">');
  });

  test('link a dealer to the calculation from which a lead was sent', () => {
    const reckoning = 'https://ev.example/gu/savings?vehicle=major&km=90';
    for (const language of ['en', 'hi', 'gu'] as const) {
      const draw = (more: Partial<DealerLeadView>) =>
        drawPlainPage({ kind: 'dealer lead', language, linkKey: 'k', lead: { ...lead, ...more } }).html;
      const href = 'https://ev.example/gu/savings?vehicle=major&amp;km=90';
      expect(draw({ reckoning })).toContain(`<dd><a href="${href}" rel="noreferrer">${href}</a></dd>`);
      expect(draw({})).not.toContain('savings');
    }
  });

  test('state in each language the number of all records if not all are shown', () => {
    for (const language of ['en', 'hi', 'gu'] as const) {
      const draw = (all: number) =>
        drawPlainPage({ kind: 'own data', language, ticket: 'x', records: [ownRecord], all }).html;
      const said = /<p>[^<]*\b10,250\b[^<]*<\/p>/;
      expect(draw(10_250)).toMatch(said);
      expect(draw(10_250).replace(said, '')).toBe(draw(1));
    }
  });

  test('show every field of a lead’s view', () => {
    // Values that are no text, or are stated in other words.
    const [isSaid, isSaidToDealers] = [
      ['receivedAt', 'kind'],
      ['receivedAt', 'until', 'kind', 'language', 'noted'],
    ];
    const mark = <View extends object>(view: View, saidOtherwise: string[]): View => ({
      ...view,
      ...Object.fromEntries(
        Object.entries(view).flatMap(([name, value]) =>
          typeof value === 'string' && !saidOtherwise.includes(name) ? [[name, `[${name}]`]] : [],
        ),
      ),
    });
    const listUnsaid = (view: object, html: string) =>
      Object.values(view).filter((value) => String(value).startsWith('[') && !html.includes(value));
    const own = mark(ownRecord, isSaid);
    const ownPage = drawPlainPage({ kind: 'own data', language: 'en', ticket: 'x', records: [own], all: 1 });
    expect(listUnsaid(own, ownPage.html)).toEqual([]);
    const given = mark(lead, isSaidToDealers);
    const dealerPage = drawPlainPage({ kind: 'dealer lead', language: 'en', linkKey: 'k', lead: given });
    expect(listUnsaid(given, dealerPage.html)).toEqual([]);
  });

  test('ask for confirmation before everything is erased, with both answers in one form', () => {
    for (const language of ['en', 'hi', 'gu'] as const) {
      const { html, policy } = drawPlainPage({ kind: 'own erase', language, ticket: '1.abc', count: 3 });
      expect(policy).toContain("form-action 'self'");
      expect(html.match(/<form/g)).toHaveLength(1);
      expect(html).toContain('<input type="hidden" name="ticket" value="1.abc"/>');
      expect([...html.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, action]) => action)).toEqual([
        'keep',
        'eraseForGood',
      ]);
      expect(html).toMatch(/<p>[^<]*\b3\b[^<]*<\/p>/);
    }
  });

  test('give each record with a resume its own button', () => {
    const { html } = drawPlainPage({
      kind: 'own data',
      language: 'en',
      ticket: 'x',
      records: [
        { ...ownRecord, resume: 'asha.pdf' },
        { ...ownRecord, reference: 'K7M2-0000' },
      ],
      all: 2,
    });
    expect(html.match(/Download this resume/g)).toHaveLength(1);
    expect(html).toContain('<input type="hidden" name="reference" value="K7M2-4QXD"/>');
  });

  test('send with a correction the values that the form was filled with', () => {
    const { html } = drawPlainPage({
      kind: 'own data',
      language: 'en',
      ticket: 'x',
      records: [ownRecord],
      all: 1,
    });
    for (const shown of ['shownName" value="Asha Patel', 'shownEmail" value="asha@example.com'])
      expect(html).toContain(`<input type="hidden" name="${shown}"/>`);
  });

  test('show a refused correction as typed, with the problems at their fields and at the top', () => {
    const shown = { name: 'Asha', email: 'asha@example.com', phone: '' };
    for (const [language, first] of [
      ['en', 'Please check: '],
      ['hi', 'कृपया जाँचें: '],
      ['gu', 'ભૂલ સુધારો: '],
    ] as const) {
      const page = { kind: 'own data', language, ticket: 'x', records: [ownRecord], all: 1 } as const;
      const typed = { name: 'Asha Patil', email: 'a"b', phone: '12' };
      const codes = { email: ['emailForm'], phone: ['phoneForm'] } as const;
      const { html } = drawPlainPage({ ...page, refused: { typed, shown, codes } });
      expect(html).toContain(`<title>${first}`);
      expect(html).toMatch(/<div role="status">.*<a href="#email">.*<a href="#phone">.*<\/div>/);
      expect(html).not.toContain('href="#name"');
      expect(html).toMatch(/<input[^>]*id="name"[^>]* value="Asha Patil"\/>/);
      for (const [name, value] of [
        ['email', 'a&quot;b'],
        ['phone', '12'],
      ])
        expect(html).toMatch(
          new RegExp(
            `<input[^>]*id="${name}"[^>]*aria-invalid="true" aria-describedby="${name}-problem"[^>]* value="${value}"/>` +
              `<p id="${name}-problem" role="alert">[^<]{20,}</p>`,
          ),
        );
      expect(html).toContain('<input type="hidden" name="shownName" value="Asha"/>');
      expect(drawPlainPage(page).html).not.toMatch(new RegExp(`aria-invalid|role="(alert|status)"|${first}`));
    }
  });

  test('begin the title with the problem if a dealer’s input is refused', () => {
    const page = { kind: 'dealer lead', language: 'en', linkKey: 'k', lead } as const;
    const problem = { field: 'reason', code: 'reasonMissing', most: 500 } as const;
    const ordinary = 'An enquiry for you: Contact enquiry';
    expect(drawPlainPage(page).html).toContain(`<title>${ordinary}</title>`);
    const { html } = drawPlainPage({ ...page, problem, typed: '' });
    expect(html).toContain(`<title>Please check: ${ordinary}</title>`);
    expect(html).toContain(`<h1>${ordinary}</h1>`);
    expect(html).toMatch(/<textarea id="reason"[^>]*aria-invalid="true" aria-describedby="reason-problem"/);
  });

  test('mark the language of the texts of a lead', () => {
    const words = { ...lead, message: 'કેટલામાં મળશે?', language: 'gu' } as const;
    const { html } = drawPlainPage({ kind: 'dealer lead', language: 'en', linkKey: 'k', lead: words });
    expect(html).toContain('<dd><span lang="gu-IN">કેટલામાં મળશે?</span></dd>');
  });

  test('write the days of a test ride in words, next to the vehicle', () => {
    const ride = { ...ownRecord, chosen: 'Major', days: ['2026-11-25-am', '2026-11-26-pm'] };
    const { html } = drawPlainPage({
      kind: 'own data',
      language: 'en',
      ticket: 'x',
      records: [ride],
      all: 1,
    });
    expect(html).toContain(
      '<dd>Major; Wednesday, 25 November, before noon; Thursday, 26 November, after noon</dd>',
    );
  });

  test('link home from every status, and to the telephone if there is one', () => {
    for (const status of statuses)
      expect(drawPlainPage({ kind: 'status', language: 'en', status }).html).toContain(
        '<a href="/">Go to the home page</a>',
      );
    const phone = { number: '+91 90000 <00000>', href: 'tel:+919000000000' };
    expect(drawPlainPage({ kind: 'status', language: 'en', status: 503, phone }).html).toContain(
      'Please try again in a minute. Or call us: <a href="tel:+919000000000">+91 90000 &lt;00000&gt;</a>',
    );
    expect(drawPlainPage({ kind: 'status', language: 'en', status: 503 }).html).not.toContain('Or call us');
  });

  test('escape the problems of a form, and link back to it', () => {
    const problems = ['A <name> has letters & signs.', 'Please choose "a state".'];
    const { html } = drawPlainPage({ kind: 'problems', language: 'en', problems, backTo: '/becomedealer' });
    expect(html).toContain(
      '<li>A &lt;name&gt; has letters &amp; signs.</li><li>Please choose &quot;a state&quot;.</li>',
    );
    expect(html).toContain('<a href="/becomedealer#empty">Start again with an empty form</a>');
  });

  test('show for a refused form first the link back, then the telephone, once', () => {
    const phone = { number: '+91 79 4000 1234', href: 'tel:+917940001234' };
    for (const [language, start] of [
      ['en', '/'],
      ['hi', '/hi'],
      ['gu', '/gu'],
    ] as const) {
      const form = { kind: 'problems', language, backTo: '/contactus', phone } as const;
      const { html } = drawPlainPage({ ...form, problems: ['A name is missing.'] });
      expect(html).toMatch(
        /<p role="status"><strong>[^<]{20,}<\/strong> [^<]+ <a href="tel:\+917940001234">\+91 79 4000 1234<\/a><\/p><p><a href="\/contactus#empty">/,
      );
      expect(html).toContain(`<a href="${start}">`);
      const said = drawPlainPage({ ...form, problems: ['Please call +91 79 4000 1234.'] }).html;
      expect(said.split('+91 79 4000 1234')).toHaveLength(2);
    }
  });

  test('list every call with its fields, and mark code as code', () => {
    const { html } = drawPlainPage({ kind: 'calls', calls });
    for (const { method, path } of calls)
      expect(html).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
    expect(html).toContain(
      '<h3>Fields</h3><p>Sent as <code>multipart/form-data</code>, with the file <code>resume</code>.</p>',
    );
    expect(html).toContain('<li><code>firstname</code>, required</li>');
    expect(html).toContain('<li><code>marketing_consent</code></li>');
    expect(html).toContain('<code>{&quot;message&quot;: {&quot;field&quot;:');
    expect(html).not.toContain('`');
  });
});
