/** Every page states its language, and says the same in each language. */
import { inLanguage, type Language, languageOf, languages, pathTo } from '@ev-site/contract/paths.ts';
import { listTargets } from '@ev-site/contract/targets.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { screens } from '../support/facts/routes.ts';
import { mainOf, toText } from '../support/facts/to-text.ts';
import { makeContact, postJson } from '../support/leads/forms.ts';
import { readMails } from '../support/leads/read-mails.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { signIn } from '../support/staff/staff-desk.ts';

const others = ['hi', 'gu'] as const;
const scripts = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u } as const;

/**
 * Latin words that also Hindi and Gujarati pages use: plates, units, abbreviations, addresses, legal names, and an
 * example of a reference number.
 */
const allowed =
  /^(?:English|MASTEE|MILLO|MAJOR|MANZIL|MARVEL|PRO|MIGHTY|Pathika|Electric|Pvt|Ltd|example|com|info|careers|sales|dealers|privacy|K|QXD|openstreetmap|org|km|h|kWh|kW|W|V|A|Ah|mA|Nm|kg|mm|m|sq|psi|MB|PDF|EV|EMI|RTO|GST|PAN|kB|D|ISO|LED|LCD|MCB|RCCB|MOSFET|CAN|GPS|CNG|MIG|ITI|MBA|FAME|EMPS|PM|E|DRIVE|II|IP|L|N|M|B|Tech|Com|BIS|QR|SMS|USB|C|GeoNames|CC|BY)$/;

const isLatinWord = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word);

const read = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address);
  return { status: response.status(), html: await response.text() };
};

const linksOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => [language, new URL(href ?? '').pathname],
    ),
  );

for (const [path, question, carried = question] of [
  ['/find', 'carry=goods&kg=200&km=60&noon=0&road=lanes&slope=flat'],
  ['/dealers', 'place=395003'],
  ['/testride', 'vehicle=millo&dealer=surat-udhna'],
  ['/testride', 'sent=testride&reference=K7M2-4QXD', ''],
  ['/savings', 'vehicle=major'],
  ['/compare', 'vehicles=major%2Cmillo'],
] as const)
  test(`${path}?${question} keeps its query in the links to other languages, but not in the menu`, async ({
    request,
  }) => {
    const { html } = await read(request, `${path}?${question}`);
    const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link.replaceAll('&amp;', '&'));
    const search = carried && `?${carried}`;
    const there = links.filter((link) => /hreflang="hi"/i.test(link));
    expect(there.length).toBeGreaterThan(0);
    for (const link of there) expect(link).toContain(`href="/hi${path}${search}"`);
    expect(links.some((link) => link.includes(`href="${path}"`))).toBe(true);
  });

/** Lists cut texts to a length, so these pages have different figures. The page of the test ride starts without any. */
const varies = new Set([
  '/',
  '/blogs',
  '/blogdetails/1',
  '/careers',
  '/events',
  '/eventdetails/1',
  '/testride',
]);

const digitsOf = (html: string): string => {
  // The size of a brochure depends on its script.
  const said = toText(mainOf(html)).replace(/[\d,]+ kB/g, '');
  return (said.match(/\d[\d,.]*/g) ?? [])
    .map((digits) => digits.replace(/[.,]+$/, ''))
    .toSorted()
    .join(' ');
};

for (const { address } of screens) {
  test(`${address} exists in every language, and links to the other languages`, async ({
    request,
    baseURL,
  }) => {
    const expected = Object.fromEntries([
      ...languages.map((language) => [language, inLanguage(address, language)]),
      ['x-default', address],
    ]);
    for (const language of languages) {
      const own = inLanguage(address, language);
      const { status, html } = await read(request, own);
      expect(status, own).toBe(200);
      expect(html).toContain(`<html lang="${language}-IN">`);
      expect(linksOf(html), own).toEqual(expected);
      expect(html).toContain(`<link rel="canonical" href="${new URL(own, baseURL).href}"/>`);
    }
  });

  test(`${address} has no English sentence in another language`, async ({ request }) => {
    for (const language of others) {
      const { html } = await read(request, inLanguage(address, language));
      const heads = [
        ...html.matchAll(
          /<title>([^<]*)|name="description" content="([^"]*)|alt="([^"]*)|aria-label="([^"]*)/g,
        ),
      ];
      const text = `${toText(html)} ${heads.flatMap(([, ...said]) => said.filter(Boolean)).join(' ')}`;
      const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
      expect(words.filter((word) => scripts[language].test(word)).length).toBeGreaterThan(60);
      expect([...new Set(words.filter((word) => isLatinWord(word) && !allowed.test(word)))]).toEqual([]);
    }
  });

  if (varies.has(address)) continue;
  test(`${address} shows the same figures in every language`, async ({ request }) => {
    const english = digitsOf((await read(request, address)).html);
    expect(english.length).toBeGreaterThan(0);
    for (const language of others) {
      const { html } = await read(request, inLanguage(address, language));
      expect(html, 'digits are Latin').not.toMatch(/[०-९૦-૯]/);
      expect(digitsOf(html), language).toBe(english);
    }
  });
}

test('links stay in the language of their page, unless they have hreflang', async ({ request }) => {
  const strangers: string[] = [];
  for (const { address } of screens)
    for (const language of others) {
      const { html } = await read(request, inLanguage(address, language));
      for (const [, link = ''] of html.matchAll(/<a ([^>]*)>/g)) {
        const [, path] = /href="(\/[^"?#]*)/.exec(link) ?? [];
        if (!path || /hreflang=/i.test(link) || listTargets(path).length === 0) continue;
        if (languageOf(path) !== language) strangers.push(`${path} on ${inLanguage(address, language)}`);
      }
    }
  expect(strangers).toEqual([]);
});

const listArticles = async (request: APIRequestContext, lang: string): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await (await request.get(`/api/get-blogs?page=${page}&lang=${lang}`)).json();
    ids.push(...data.data.map(({ id }: { id: number }) => id));
    if (data.data.length === 0 || ids.length >= data.total) return ids;
  }
};

test('an article is missing in the lists of a language, and its address there is Page Not Found, until its translation is ready', {
  tag: '@alone',
}, async ({ request }) => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const { picture, body } = await (await staff.get('/studio/api/blogs/1?depth=0')).json();
  const inWords = (words: string) => ({ title: words, description: words, body, _status: 'published' });
  const made = await staff.post('/studio/api/blogs', {
    data: { ...inWords('In English alone'), picture, publishedAt: new Date().toISOString() },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).doc;
  const pathIn = (language: Language) => pathTo('BlogDetails', { blogid: id, language });
  const look = async (language: Language) => ({
    listed: (await listArticles(request, language)).includes(id),
    inFeed: (await read(request, inLanguage('/blogs/rss.xml', language))).html.includes(
      `${pathIn(language)}<`,
    ),
    inSitemap: (await read(request, '/sitemap.xml')).html.includes(`${pathIn(language)}</loc>`),
    status: (await read(request, pathIn(language))).status,
    namedIn: Object.keys(linksOf((await read(request, pathIn('en'))).html)),
  });
  const there = { listed: true, inFeed: true, inSitemap: true, status: 200 };
  const away = { listed: false, inFeed: false, inSitemap: false, status: 404 };
  try {
    await expect.poll(() => look('en')).toEqual({ ...there, namedIn: [] });
    for (const language of others) {
      expect(await look(language)).toEqual({ ...away, namedIn: [] });
      expect((await read(request, pathIn(language))).html).toContain(`<html lang="${language}-IN">`);
    }

    const save = (data: object) => staff.patch(`/studio/api/blogs/${id}?locale=hi`, { data });
    const words = inWords('हिन्दी में भी');
    expect((await save(words)).status()).toBe(200);
    // Changes appear in order: once this one is visible, the text before it would be visible too.
    const marked = await staff.patch(`/studio/api/blogs/${id}`, { data: inWords('With words in Hindi') });
    expect(marked.status()).toBe(200);
    await expect.poll(async () => (await read(request, pathIn('en'))).html).toContain('With words in Hindi');
    expect(await look('hi')).toEqual({ ...away, namedIn: [] });

    expect((await save({ ...words, translationReady: true })).status()).toBe(200);
    const namedIn = ['en', 'hi', 'x-default'];
    await expect.poll(() => look('hi')).toEqual({ ...there, namedIn });
    expect(await look('gu')).toEqual({ ...away, namedIn });
  } finally {
    expect((await staff.delete(`/studio/api/blogs/${id}`)).status()).toBe(200);
    await staff.dispose();
  }
});

test('a call answers in the requested language, or in English if that is not available', async ({
  request,
}) => {
  const ask = async (call: string, headers: Record<string, string> = {}) => {
    const response = await request.get(call, { headers });
    expect(response.headers().vary).toContain('Accept-Language');
    return JSON.stringify(await response.json());
  };
  const english = await ask('/api/get-testimonials', { 'Accept-Language': 'ta' });
  expect(await ask('/api/get-testimonials', { 'Accept-Language': 'en-US,en;q=0.9,hi;q=0.8' })).toBe(english);
  expect(english).not.toMatch(/\p{Script=Devanagari}|\p{Script=Gujarati}/u);
  expect(await ask('/api/get-testimonials', { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' })).toMatch(
    scripts.hi,
  );
  expect(await ask('/api/get-testimonials?lang=gu', { 'Accept-Language': 'hi' })).toMatch(scripts.gu);
  expect(await ask('/api/get-testimonials?lang=en', { 'Accept-Language': 'hi' })).toBe(english);
  for (const language of others)
    expect(await ask(`/api/get-blogs?lang=${language}`)).not.toMatch(/"created_month":"[A-Z]/);
});

test('each language has a feed of its articles, and the sitemap lists every page in every language', async ({
  request,
  baseURL,
}) => {
  for (const language of others) {
    const { status, html } = await read(request, inLanguage('/blogs/rss.xml', language));
    expect(status).toBe(200);
    expect(html).toContain(`<language>${language}-IN</language>`);
    const links = [...html.matchAll(/<link>([^<]+)<\/link>/g)].map(([, href = '']) => new URL(href).pathname);
    // Sixteen sample articles, and the list itself.
    expect(links.length).toBeGreaterThanOrEqual(17);
    expect(links.filter((link) => !link.startsWith(`/${language}/`))).toEqual([]);
  }
  const { html: sitemap } = await read(request, '/sitemap.xml');
  for (const { address } of screens)
    for (const language of languages)
      expect(sitemap).toContain(`<loc>${new URL(inLanguage(address, language), baseURL).href}</loc>`);
});

test('error messages are in the requested language', async ({ request }) => {
  const ask = async (call: string) => JSON.stringify(await (await request.get(call)).json());
  expect(await ask('/api/nothing?lang=gu')).toMatch(scripts.gu);
  expect(await ask('/api/get-metadetails/nothing?lang=hi')).toMatch(scripts.hi);
  expect(await ask('/api/get-blogs?status=2&lang=gu')).toMatch(/"blogid":\["[^"]*ઉમેરો/);
  expect(await ask('/api/get-events?page=0&lang=hi')).toMatch(/"page":\["[^"]*छोड़ दें/);
  expect(await ask('/api/get-cities/x')).toBe(
    '{"message":{"stateId":["stateId is the id of a state, a whole number."]}}',
  );
  // A file that is too large is refused before its content is checked.
  const body = new FormData();
  body.set('resume', new Blob([new Uint8Array(6_000_000)], { type: 'application/pdf' }), 'resume.pdf');
  const refused = await fetch(`${BASE_URL}/api/post-apply-job?lang=hi`, { method: 'POST', body });
  expect(refused.status).toBe(413);
  expect(await refused.text()).toMatch(scripts.hi);
});

test.describe('a form', () => {
  const contact = '/api/post-contact-us';
  const from = (page: string) => ({ Referer: `${BASE_URL}${page}` });

  test('is refused in the language of its page, whatever language the browser asks for', async () => {
    const ask = async (call: string, headers: Record<string, string>) =>
      Object.values(
        ((await (await postJson(BASE_URL, call, {}, headers)).json()) as { message: object }).message,
      )
        .flat()
        .join(' ');
    const english = await ask(contact, {});
    expect(english).toContain('Please write your first name.');
    expect(await ask(contact, { ...from('/hi/contactus'), 'Accept-Language': 'en' })).toMatch(scripts.hi);
    expect(await ask(contact, { ...from('/contactus'), 'Accept-Language': 'hi' })).toBe(english);
    expect(await ask(`${contact}?lang=gu`, from('/contactus'))).toMatch(scripts.gu);
  });

  test('without script is refused and accepted in the language of its page', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${BASE_URL}${contact}`, {
        method: 'POST',
        headers: from('/gu/contactus'),
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const refused = await send({});
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('<html lang="gu-IN">');
    expect(html).toContain('href="/gu/contactus#empty"');
    expect(toText(html)).not.toMatch(/\p{Script=Latin}{3,}/u);

    const taken = await send({ ...makeContact(), phone: '૯૮૨૫૦ ૧૨૩૪૫' });
    expect(taken.status).toBe(303);
    expect(taken.headers.get('location')).toMatch(
      /^\/gu\/contactus\?sent=contact&reference=[0-9A-Z]{4}-[0-9A-Z]{4}#form$/,
    );
  });

  test('is confirmed by mail in the language of its page, and reported to staff in English', async () => {
    const email = `hindi-${Date.now()}@example.com`;
    const fields = { ...makeContact(), email, phone: '९८२५० १२३४५' };
    const taken = await postJson(BASE_URL, contact, fields, from('/hi/contactus'));
    expect(taken.status).toBe(200);
    const { data } = (await taken.json()) as { data: { title: string; message: string } };
    expect(`${data.title} ${data.message}`).not.toMatch(/\p{Script=Latin}/u);
    await expect.poll(() => readMails(email).length, { timeout: 30_000 }).toBe(2);
    const bodies = readMails(email);
    const receipt = bodies.find((body) => scripts.hi.test(body)) ?? '';
    expect(receipt).toContain('नमस्ते');
    const notice = bodies.find((body) => body !== receipt) ?? '';
    expect(notice).toContain('Language: Hindi');
    expect(notice).toContain('+91 98250 12345');
  });
});
