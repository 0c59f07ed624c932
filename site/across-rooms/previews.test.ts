import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { nameSql, sql } from '@ev-site/content/database/statement.ts';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { createPreviewTokens } from '@ev-site/content/previews/preview-token.ts';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import {
  type PreviewKind,
  previewedCollections,
  previewedGlobals,
  singletonId,
} from '@ev-site/contract/documents.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { type CollectionSlug, handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DataAccess, openDataAccess } from '../data/data-access.ts';
import { toFormSettings } from '../page/form-settings.ts';
import { routes } from '../pages/routes.ts';
import { drawPlainPage } from '../rendering/plain/draw-plain-page.tsx';
import { createPreviewRenderer } from '../rendering/preview/preview-renderer.tsx';
import { addPreviews } from '../server/preview/add-previews.ts';
import { toStoredAnswer } from '../server/stored-answer.ts';

const origin = 'http://localhost:3000';
const password = 'only-for-the-tests-1';
const assets = {
  loader: '/assets/loader.js',
  react: '/assets/react.js',
  others: [],
  islandUrl: (name: string) => `/assets/${name}.js`,
  stylesOf: async () => ({ sheet: [], urls: [], withIslands: {} }),
};

/** The text in the document of each kind, which its preview must show. */
// No hyphen, because headings keep a hyphenated word on one line.
const mark = (kind: string) => `Written in ${kind.replaceAll('-', ' ')}`;

let content: FreshContent;
let data: DataAccess;
let server: FastifyInstance;
let isWithinQuota = true;
let generation = 0;
const ids = new Map<string, string>();
const cookies: Record<string, string> = { nobody: '' };
const failedRead = vi.fn();

const askStudio = async (role: string, method: string, path: string, body?: unknown) => {
  const request = new Request(`${origin}/studio/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookies[role] ?? '' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await handleEndpoints({ config: content.payload.config, request });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
};

/** The cookie that the studio gives a member of staff for a document. */
const openBy = async (role: string, kind: string, id = ids.get(kind)) => {
  const { status, headers } = await askStudio(role, 'GET', `/previews/${kind}/${id}?language=en`);
  return { status, cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '', headers };
};

const ask = (path: string, cookie: string, more: Record<string, string> = {}) =>
  server.inject({ url: path, headers: { cookie, 'sec-fetch-site': 'same-origin', ...more } });

const show = (path: string, cookie: string, typed: unknown, more: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: path,
    headers: {
      cookie,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...more,
    },
    payload: new URLSearchParams({ typed: JSON.stringify(typed) }).toString(),
  });

const pathOf = (kind: string, language = 'en') => `/preview/${kind}/${ids.get(kind)}/${language}`;

/** Shows a document to a signed-in administrator. */
const preview = async (kind: string, language = 'en') =>
  ask(pathOf(kind, language), `${cookies.admin}; ${(await openBy('admin', kind)).cookie}`);

const fillContent = async () => {
  const { payload } = content;
  const create = async (collection: CollectionSlug, fields: object, options: object = {}) => {
    const { id } = await payload.create({ collection, data: fields as never, ...options });
    ids.set(collection, String(id));
    return Number(id);
  };
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6b3d' } })
    .png()
    .toBuffer();
  const file = { name: 'a.png', data: bytes, mimetype: 'image/png', size: bytes.length };
  const picture = await create('media', { alt: mark('media') }, { file });
  const product = await create('products', {
    key: 'millo',
    name: mark('products'),
    plateName: 'MILLO',
    line: 'Cargo',
    tagline: 'T',
    summary: 'S',
    breadcrumbParent: 'Products',
    heroPicture: picture,
    kind: 'cargo',
    menuGroup: 'Cargo',
    metaKey: 'productmillio',
  });
  // Without a vehicle there is no dealer form, and that form contains states and cities.
  await payload.updateGlobal({
    slug: 'dealer-page',
    data: { heading: 'H', pitch: toRichText('P'), vehicles: [product] },
  });
  await create('blogs', { title: mark('blogs'), _status: 'draft' }, { draft: true });
  await create('events', { title: mark('events'), description: 'D', _status: 'draft' }, { draft: true });
  for (const [position, open] of [
    ['Open to all', true],
    [mark('jobs'), false],
  ])
    await create('jobs', {
      position,
      department: 'D',
      qualification: 'Q',
      experience: 'E',
      location: 'L',
      description: toRichText('D'),
      open,
      postedAt: '2026-01-01T00:00:00.000Z',
    });
  await create('trade-shows', {
    name: 'S',
    year: 2026,
    token: 'show-2026',
    introduction: 'I',
    heading: mark('trade-shows'),
    blurb: 'B',
    categories: [{ name: 'C', slug: 'c' }],
  });
  await create('banners', {
    heading: mark('banners'),
    description: toRichText('D'),
    picture,
    product,
    active: false,
  });
  await create('questions', { question: mark('questions'), answer: toRichText('A'), shownOn: [] });
  for (const place of Array.from({ length: 30 }, (_, index) => index)) {
    // Their positions in lists follow the order of creation, not the old `order` field.
    const order = -place;
    await create('testimonials', {
      fullName: place === 29 ? mark('testimonials') : `Voice ${place}`,
      designation: 'D',
      description: 'D',
      order,
    });
    await create('gallery-items', {
      caption: place === 29 ? mark('gallery-items') : `Picture ${place}`,
      picture,
      date: '2026-01-01T00:00:00.000Z',
      order,
    });
  }
  for (const order of [1, 2, 3, 4])
    await create('certificates', {
      title: order === 4 ? mark('certificates') : `Sheet ${order}`,
      picture,
      order,
    });
  const state = await create('states', { name: mark('states'), code: 'XX' });
  await create('cities', { name: mark('cities'), state });
  await create(
    'dealers',
    {
      name: mark('dealers'),
      slug: 'a-dealer',
      address: 'A',
      town: 'T',
      state,
      pin: '380015',
      services: ['sales'],
      _status: 'draft',
    },
    { draft: true },
  );
  await create('assumptions', {
    key: 'heatShortening',
    name: mark('assumptions'),
    value: 10,
    isEstimate: true,
    asOf: '2026-01-01T00:00:00.000Z',
  });
  await create('page-meta', { key: 'careerdetail', metaTitle: mark('page-meta') });
  for (const kind of previewedGlobals) ids.set(kind, singletonId);
};

beforeAll(async () => {
  content = await openFreshContent();
  for (const [name, value] of Object.entries(content.variables)) vi.stubEnv(name, value);
  data = await openDataAccess('/media', () => generation, { error: vi.fn(), warn: vi.fn() });
  for (const role of ['admin', 'editor', 'sales', 'hr'] as const) {
    const email = `${role}@example.com`;
    await content.payload.create({ collection: 'staff', data: { name: role, email, password, role } });
    const { headers } = await askStudio('nobody', 'POST', '/staff/login', { email, password });
    cookies[role] = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  }
  await fillContent();
  server = Fastify();
  addPreviews(server, {
    data,
    draw: (asked) =>
      createPreviewRenderer({
        table: routes,
        assets,
        data,
        publicUrl: origin,
        forms: toFormSettings(getEnvironment({})),
        generation: () => 0,
      })(asked, { failedRead }),
    drawPlain: drawPlainPage,
    scriptUrl: (source) => `/assets/${source}`,
    plain: {
      get: (status) =>
        toStoredAnswer({ status, etag: '"x"', headers: {}, bodies: { identity: Buffer.from('plain') } }),
    },
    publicUrl: origin,
    mediaUrl: '/media',
    isHttps: false,
    development: false,
    takeFromQuota: async () => isWithinQuota,
  });
  await server.ready();
}, 240_000);

afterAll(async () => {
  await server.close();
  await data.close();
  await content.remove();
  vi.unstubAllEnvs();
});

describe('a document is shown in its place', () => {
  test.each(previewedCollections.map((kind) => [kind]))('%s', async (kind) => {
    const { statusCode, body } = await preview(kind);
    expect(statusCode).toBe(200);
    expect(body).toContain(mark(kind));
    expect(body).toContain('Preview: this is not the public page');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(failedRead).not.toHaveBeenCalled();
  });

  test('the title of a special page, on that page', async () => {
    const { payload } = content;
    const metaTitle = 'Only on the page of requests';
    const { id } = await payload.create({
      collection: 'page-meta',
      data: { key: 'privacyrequests', metaTitle },
    });
    const { cookie } = await openBy('admin', 'page-meta', String(id));
    const { statusCode, body } = await ask(`/preview/page-meta/${id}/en`, `${cookies.admin}; ${cookie}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(metaTitle);
  });

  test('a state without cities: on the page for dealers, which leaves it out', async () => {
    const { id } = await content.payload.create({ collection: 'states', data: { name: 'Bare', code: 'YY' } });
    const { cookie } = await openBy('admin', 'states', String(id));
    const { statusCode, body } = await ask(`/preview/states/${id}/en`, `${cookies.admin}; ${cookie}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(mark('states'));
    expect(body).not.toContain('Bare');
    await content.payload.delete({ collection: 'states', id });
  });

  test.each(previewedGlobals.map((kind) => [kind]))('%s, with unsaved texts', async (kind) => {
    const names: Record<string, object> = {
      'home-page': { headings: { range: mark(kind) }, introduction: { heading: mark(kind) } },
      'about-page': { heading: mark(kind) },
      'dealer-page': { heading: mark(kind) },
      menus: { header: [{ kind: 'link', address: 'https://shop.example/', label: mark(kind) }] },
      'site-settings': { company: mark(kind), phones: [{}], addresses: [{ purpose: 'contact' }] },
    };
    const { cookie } = await openBy('editor', kind);
    const answer = await show(pathOf(kind), `${cookies.editor}; ${cookie}`, names[kind]);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(mark(kind));
  });

  test('in each language, even if the translation is not ready, and the bar says so', async () => {
    const { payload } = content;
    const id = Number(ids.get('blogs'));
    await payload.update({ collection: 'blogs', id, locale: 'hi', draft: true, data: { title: 'हिन्दी में' } });
    const hindi = await preview('blogs', 'hi');
    expect(hindi.statusCode).toBe(200);
    expect(hindi.body).toContain('<html lang="hi-IN"');
    expect(hindi.body).toContain('हिन्दी में');
    expect(hindi.body).not.toContain(mark('blogs'));
    expect(hindi.body).toContain('निशान नहीं लगा');
    expect((await preview('blogs', 'gu')).statusCode).toBe(200);
    expect((await preview('blogs', 'en')).body).toContain(mark('blogs'));
  });

  test('a draft of the menus: as header and footer of its preview only, in each language', async () => {
    const { payload } = content;
    const slug = 'menus';
    const row = { kind: 'link', address: 'https://shop.example/' } as const;
    const button = { page: 'Careers', label: 'Work with us' } as const;
    const footer = [{ address: 'https://foot.example/', label: 'Below' }];
    const { header, footer: below } = await payload.updateGlobal({
      slug,
      draft: true,
      depth: 0,
      data: { header: [{ ...row, label: 'Above' }], footer, button },
    });
    const hindi = { header: header.map((one) => ({ ...one, label: 'ऊपर' })), footer: below ?? [] };
    await payload.updateGlobal({ slug, locale: 'hi', draft: true, data: hindi });
    const { body, headers } = await preview(slug);
    for (const text of ['Above', 'Below', 'Work with us', 'Preview: this is not the public page'])
      expect(body).toContain(text);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'cdn-cache-control': 'no-store' });
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect((await preview(slug, 'hi')).body).toContain('ऊपर');
    expect((await preview('home-page')).body).not.toContain('Above');
    expect(await data.getMenus()).toBeNull();
    await payload.updateGlobal({ slug, data: { _status: 'published' } });
    generation += 1;
    expect((await data.getMenus())?.header).toMatchObject([{ kind: 'link', label: 'Above' }]);
    expect((await preview('home-page')).body).toContain('Above');
  });

  test('a draft of a single page: in its preview only', async () => {
    const { payload } = content;
    const heading = 'Only in the draft';
    await payload.updateGlobal({ slug: 'about-page', draft: true, data: { heading } });
    expect((await preview('about-page')).body).toContain(heading);
    expect(JSON.stringify(await data.getAbout())).not.toContain(heading);
  });

  test.each<[PreviewKind, object, string]>([
    ['blogs', {}, 'Title'],
    ['events', {}, 'Title'],
    ['jobs', {}, 'Position'],
    ['trade-shows', { token: 'only-an-address' }, 'Heading'],
    ['products', { key: 'only-a-key' }, 'Name'],
    ['banners', {}, 'Heading'],
    ['questions', {}, 'Question'],
    ['testimonials', {}, 'Full Name'],
    ['dealers', { slug: 'only-a-slug' }, 'Town'],
  ])(
    'a first draft of %s, with nothing written yet: the bar names the empty fields',
    async (kind, given, label) => {
      const first = await askStudio('editor', 'POST', `/${kind}?draft=true&locale=gu`, given);
      expect(first.status, first.text).toBe(201);
      const { id } = JSON.parse(first.text).doc;
      const { cookie } = await openBy('editor', kind, String(id));
      for (const [language, words] of [
        ['en', 'Required and still empty:'],
        ['hi', 'ये ज़रूरी खाने अभी खाली हैं:'],
        ['gu', 'આ જરૂરી ખાનાં હજી ખાલી છે:'],
      ] as const) {
        const { body, statusCode } = await ask(
          `/preview/${kind}/${id}/${language}`,
          `${cookies.editor}; ${cookie}`,
        );
        expect(statusCode, body.slice(0, 300)).toBe(200);
        expect(body).toMatch(new RegExp(`${words} <span lang="en">[^<]*${label}`));
      }
      await content.payload.delete({ collection: kind as 'blogs', id });
    },
  );

  test('visitors see no drafts', async () => {
    expect(await data.getBlog(Number(ids.get('blogs')))).toBeNull();
    expect(await data.getJob(Number(ids.get('jobs')))).toBeNull();
    expect(await data.listBanners()).toEqual([]);
  });

  test('a vehicle that has no page yet: as a vehicle page', async () => {
    const { payload } = content;
    const { id: _, ...stored } = await payload.findByID({
      collection: 'products',
      id: Number(ids.get('products')),
      depth: 0,
    });
    const made = await payload.create({
      collection: 'products',
      data: { ...stored, key: 'novum', name: 'The new one', plateName: 'NOVUM' },
    });
    const { cookie } = await openBy('admin', 'products', String(made.id));
    const { body, statusCode } = await ask(`/preview/products/${made.id}/en`, `${cookies.admin}; ${cookie}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('The new one');
    await payload.delete({ collection: 'products', id: made.id });
  });
});

describe('an answer', () => {
  test('is not cached, not indexed, and framed only by this site', async () => {
    const { headers } = await preview('blogs');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'cdn-cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'same-origin',
    });
    expect(headers.vary).toContain('Cookie');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain(`connect-src ${origin}/api/get-`);
    expect(policy).not.toMatch(/connect-src[^;]*(post-|create-|'self')/);
    expect(policy).not.toContain('unsafe');
  });

  test('contains no token, and neither does its address', async () => {
    const { headers, cookie } = await openBy('admin', 'blogs');
    const token = cookie.slice(cookie.indexOf('=') + 1);
    expect(headers.get('Location')).toBe(`${pathOf('blogs')}?fresh=1`);
    expect(headers.get('Set-Cookie')).toMatch(
      new RegExp(`; Path=/preview/blogs/${ids.get('blogs')}; Max-Age=600; HttpOnly; SameSite=Lax$`),
    );
    expect((await preview('blogs')).body).not.toContain(token);
  });
});

describe('access', () => {
  test('only staff get a token, and only for previewable documents', async () => {
    expect((await openBy('nobody', 'blogs')).status).toBe(401);
    for (const role of ['admin', 'editor', 'sales', 'hr'])
      expect((await openBy(role, 'blogs')).status).toBe(303);
    for (const [kind, id] of [
      ['blogs', '99999'],
      ['leads', '1'],
      ['staff', '1'],
      ['home-page', '1'],
      ['blogs', 'one'],
    ])
      expect((await openBy('admin', String(kind), id)).status, `${kind}/${id}`).toBe(404);
  });

  test('the token of one member of staff shows nothing to others or to other sites', async () => {
    const { cookie } = await openBy('admin', 'blogs');
    for (const session of ['', cookies.editor, `${cookies.admin}x`])
      expect((await ask(`${pathOf('blogs')}?fresh=1`, `${session}; ${cookie}`)).statusCode).toBe(403);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const { statusCode, body } = await ask(
      `${pathOf('blogs')}?fresh=1`,
      `${cookies.admin}; ${cookie}`,
      foreign,
    );
    expect([statusCode, body.includes(mark('blogs'))]).toEqual([403, false]);
  });

  test('a token opens only its own document', async () => {
    const { cookie } = await openBy('admin', 'events');
    const { statusCode } = await ask(`${pathOf('blogs')}?fresh=1`, `${cookies.admin}; ${cookie}`);
    expect(statusCode).toBe(403);
  });

  test('a token of a single page opens no other page, and only roles that may edit it see its drafts', async () => {
    const page = await openBy('editor', 'home-page');
    const menus = await openBy('editor', 'menus');
    for (const [kind, { cookie }] of [
      ['menus', page],
      ['home-page', menus],
      ['site-settings', menus],
    ] as const)
      expect((await ask(`${pathOf(kind)}?fresh=1`, `${cookies.editor}; ${cookie}`)).statusCode).toBe(403);
    expect((await openBy('nobody', 'menus')).status).toBe(401);
    for (const role of ['sales', 'hr']) {
      const { cookie } = await openBy(role, 'menus');
      const typed = { header: [{ kind: 'link', address: 'https://shop.example/', label: 'Typed just now' }] };
      const { body, statusCode } = await show(pathOf('menus'), `${cookies[role]}; ${cookie}`, typed);
      expect([statusCode, body.includes('Typed just now')]).toEqual([200, false]);
      for (const method of ['GET', 'POST'])
        expect((await askStudio(role, method, '/previews/menus/one/links')).status).toBe(403);
    }
  });

  test('a token opens nothing after its session has ended', async () => {
    const { headers } = await askStudio('nobody', 'POST', '/staff/login', {
      email: 'hr@example.com',
      password,
    });
    cookies.leaving = headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const { cookie } = await openBy('leaving', 'blogs');
    const both = `${cookies.leaving}; ${cookie}`;
    expect((await ask(pathOf('blogs'), both)).statusCode).toBe(200);
    expect((await askStudio('leaving', 'POST', '/staff/logout')).status).toBe(200);
    expect((await ask(`${pathOf('blogs')}?fresh=1`, both)).statusCode).toBe(403);
  });

  test('staff with an expired token are sent once for a new one', async () => {
    const again = await ask(pathOf('blogs'), cookies.admin ?? '');
    expect([again.statusCode, again.headers.location]).toEqual([
      303,
      `/studio/api/previews/blogs/${ids.get('blogs')}?language=en`,
    ]);
    expect((await ask(`${pathOf('blogs')}?fresh=1`, cookies.admin ?? '')).statusCode).toBe(403);
    expect((await ask(pathOf('blogs'), '')).statusCode).toBe(403);
  });

  test.each([
    '/preview/blogs/x/en',
    '/preview/leads/1/en',
    '/preview/blogs/1/xx',
    '/preview/blogs/1/en/more',
  ])('%s does not exist', async (path) => {
    expect((await ask(path, cookies.admin ?? '')).statusCode).toBe(404);
  });
});

describe('unsaved content', () => {
  const typed = { title: 'Typed just now', body: toRichText('A word '), publishedAt: 'not yet' };

  test('is shown to staff who may save it, together with saved content', async () => {
    const { cookie } = await openBy('editor', 'blogs');
    const { body, statusCode } = await show(pathOf('blogs'), `${cookies.editor}; ${cookie}`, {
      ...typed,
      publishedAt: '2026-03-04T00:00:00.000Z',
      picture: Number(ids.get('media')),
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('Typed just now');
    expect(body).toContain('A word');
    expect(body).toContain(mark('media'));
    expect(body).toContain('the text in the studio at this moment');
    const stored = await content.payload.findByID({
      collection: 'blogs',
      id: Number(ids.get('blogs')),
      draft: true,
    });
    expect(stored.title).toBe(mark('blogs'));
  });

  test('an article without a date has the current time', async () => {
    const { cookie } = await openBy('editor', 'blogs');
    const { run } = await getSqlDatabase(content.payload);
    // An early date of creation, which the preview must not show.
    for (const [table, column] of [
      ['blogs', 'created_at'],
      ['_blogs_v', 'version_created_at'],
    ] as const)
      await run(sql`UPDATE ${nameSql(table)} SET ${nameSql(column)} = '2026-01-02T06:00:00.000Z'`);
    const undated = { ...typed, publishedAt: null, picture: Number(ids.get('media')) };
    const began = Date.now();
    const { body } = await show(pathOf('blogs'), `${cookies.editor}; ${cookie}`, undated);
    expect(body).toContain('Typed just now');
    const [, shownAs = ''] = /<time[^>]*datetime="([^"]+)"/i.exec(body) ?? [];
    expect(Date.parse(shownAs)).toBeGreaterThanOrEqual(began);
  });

  test('is ignored for staff who may only read', async () => {
    const { cookie } = await openBy('sales', 'blogs');
    const { body, statusCode } = await show(pathOf('blogs'), `${cookies.sales}; ${cookie}`, typed);
    expect(statusCode).toBe(200);
    expect(body).toContain(mark('blogs'));
    expect(body).not.toContain('Typed just now');
  });

  test('is accepted only from this site, with a session and a token', async () => {
    const { cookie } = await openBy('editor', 'blogs');
    const both = `${cookies.editor}; ${cookie}`;
    for (const [cookies_, headers] of [
      [both, { origin: 'https://elsewhere.example' }],
      [both, { 'sec-fetch-site': 'cross-site' }],
      [both, { 'sec-fetch-site': 'same-site' }],
      [cookie, {}],
      [cookies.editor ?? '', {}],
      ['', {}],
    ] as const) {
      const { statusCode, body } = await show(pathOf('blogs'), cookies_, typed, headers);
      expect([statusCode, body.includes('Typed just now')]).toEqual([403, false]);
    }
  });

  test('adds no records that are not content, and no script', async () => {
    const { cookie } = await openBy('editor', 'blogs');
    const admin = await content.payload.find({ collection: 'staff', where: { role: { equals: 'admin' } } });
    const children = [
      { type: 'upload', version: 3, relationTo: 'staff', value: admin.docs[0]?.id, fields: {} },
      {
        type: 'link',
        version: 3,
        fields: { url: 'javascript:alert(1)', linkType: 'custom' },
        children: [{ type: 'text', version: 1, text: '<img src=x onerror=alert(1)>', format: 0 }],
      },
    ];
    const body = {
      root: { ...toRichText('').root, children: [{ type: 'paragraph', version: 1, children }] },
    };
    const answer = await show(pathOf('blogs'), `${cookies.editor}; ${cookie}`, {
      title: '<script>x</script>',
      body,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('admin@example.com');
    expect(answer.body).not.toContain('<script>x');
    expect(answer.body).not.toContain('<img src=x');
    expect(answer.body).not.toContain('javascript:alert');
  });

  test('may be incomplete in any way without breaking the page', async () => {
    const fixed: Partial<Record<PreviewKind, object>> = {
      products: { key: 'millo' },
      'page-meta': { key: 'home' },
      'trade-shows': { token: 'show-2026' },
      cities: { state: Number(ids.get('states')) },
      dealers: {
        slug: 'a-dealer',
        hours: [{ days: ['mon'] }],
        phones: [{}],
        vehicles: [Number(ids.get('products')), 99_999],
      },
    };
    for (const kind of previewedCollections) {
      const { cookie } = await openBy('editor', kind);
      const answer = await show(pathOf(kind), `${cookies.editor}; ${cookie}`, { ...fixed[kind] });
      expect(answer.statusCode, `${kind} ${answer.body.slice(0, 300)}`).toBe(200);
    }
  });

  test('must be an object; anything else gets 400', async () => {
    const { cookie } = await openBy('editor', 'blogs');
    const both = `${cookies.editor}; ${cookie}`;
    for (const none of [null, 'text', [1]])
      expect((await show(pathOf('blogs'), both, none)).statusCode).toBe(400);
  });
});

describe('a link for a colleague', () => {
  const openLink = (token: string | undefined, more: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: '/preview/link',
      headers: { origin, 'sec-fetch-site': 'same-origin', ...more },
      payload: { token },
    });
  const links = () => `/previews/blogs/${ids.get('blogs')}/links`;
  const listLinks = async () => JSON.parse((await askStudio('editor', 'GET', links())).text).links;

  test('is made, listed and revoked only by staff who may edit the document', async () => {
    for (const role of ['nobody', 'sales', 'hr']) {
      const expected = role === 'nobody' ? 401 : 403;
      expect((await askStudio(role, 'GET', links())).status).toBe(expected);
      expect((await askStudio(role, 'POST', links())).status).toBe(expected);
      expect((await askStudio(role, 'DELETE', `${links()}/1`)).status).toBe(expected);
    }
    expect((await askStudio('editor', 'GET', '/preview-links')).status).toBe(403);
    expect((await askStudio('editor', 'POST', links())).status).toBe(201);
    const [link] = await listLinks();
    expect(link).toMatchObject({ madeBy: 'editor' });
    expect(link.url).toMatch(/^http:\/\/localhost:3000\/preview\/link#[\w.-]+$/);
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(
      (await askStudio('admin', 'DELETE', `/previews/events/${ids.get('events')}/links/${link.id}`)).status,
    ).toBe(200);
    expect(await listLinks()).toHaveLength(1);
    expect((await askStudio('admin', 'DELETE', `${links()}/${link.id}`)).status).toBe(200);
    expect(await listLinks()).toEqual([]);
  });

  test('opens the latest saved version without an account, shows no unsaved content, and stops working when revoked', async () => {
    await askStudio('editor', 'POST', links());
    const [{ id, url }] = await listLinks();
    const token = new URL(url).hash.slice(1);
    expect((await openLink(token, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const opened = await openLink(token);
    expect(opened.json()).toEqual({ href: pathOf('blogs') });
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(/Path=\/preview\/blogs\/\d+; Max-Age=60[34]\d{3}; HttpOnly; SameSite=Lax$/);
    const own = cookie.split(';')[0] ?? '';
    expect((await ask(pathOf('blogs'), own)).body).toContain(mark('blogs'));
    expect((await ask(pathOf('blogs', 'hi'), own)).statusCode).toBe(200);
    expect((await ask(pathOf('events'), own)).statusCode).toBe(403);
    expect((await ask(`${pathOf('blogs')}/live`, own)).statusCode).toBe(403);
    const shown = await show(pathOf('blogs'), own, { title: 'Typed by a stranger' });
    expect(shown.body).not.toContain('Typed by a stranger');
    isWithinQuota = false;
    expect((await ask(pathOf('blogs'), own)).statusCode).toBe(429);
    isWithinQuota = true;
    await askStudio('editor', 'DELETE', `${links()}/${id}`);
    expect((await ask(pathOf('blogs'), own)).statusCode).toBe(403);
    expect((await openLink(token)).statusCode).toBe(403);
  });

  test('stops working with the account of its author and after seven days, and cannot be forged', async () => {
    const { payload } = content;
    const maker = await payload.create({
      collection: 'staff',
      data: { name: 'M', email: 'm@example.com', password, role: 'editor' },
    });
    const { headers } = await askStudio('nobody', 'POST', '/staff/login', {
      email: 'm@example.com',
      password,
    });
    cookies.maker = headers.get('Set-Cookie')?.split(';')[0] ?? '';
    await askStudio('maker', 'POST', links());
    await askStudio('editor', 'POST', links());
    const [second, first] = await listLinks();
    const tokenOf = ({ url }: { url: string }) => new URL(url).hash.slice(1);
    expect((await openLink(tokenOf(first))).statusCode).toBe(200);
    await payload.delete({ collection: 'staff', id: maker.id });
    expect((await openLink(tokenOf(first))).statusCode).toBe(403);
    const past = new Date(Date.now() - 1000).toISOString();
    await payload.update({ collection: 'preview-links', id: second.id, data: { expiresAt: past } });
    expect((await openLink(tokenOf(second))).statusCode).toBe(403);
    const tokens = createPreviewTokens(payload.secret);
    const inAWeek = new Date(Date.now() + 1e8);
    for (const token of [
      undefined,
      'x',
      await tokens.signLink('made up', inAWeek),
      tokenOf(second).slice(0, -2),
    ])
      expect((await openLink(token)).statusCode).toBe(403);
  });

  test('leads to an uncached page that does not contain the token', async () => {
    const { headers, body, statusCode } = await ask('/preview/link', '');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('/assets/rendering/preview/open-link.ts');
  });
});

test('the live window is only for staff, and framed only by this site', async () => {
  const { cookie } = await openBy('editor', 'blogs');
  const { headers, body, statusCode } = await ask(`${pathOf('blogs')}/live`, `${cookies.editor}; ${cookie}`);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(body).toContain(`data-page="${pathOf('blogs')}"`);
  expect((await ask(`${pathOf('blogs')}/live?fresh=1`, cookie)).statusCode).toBe(403);
});

test('every collection and global that visitors read has a preview', () => {
  const collections = content.payload.config.collections.map(({ slug }) => slug);
  const others = [
    'leads',
    'lead-log',
    'lead-routes',
    'lead-recalls',
    'routing-rules',
    'reply-templates',
    'privacy-requests',
    'staff',
    'audit-log',
    'redirects',
    'seed-records',
    'translated-texts',
    'spent-checks',
    'webhook-events',
    'report-keys',
    'preview-links',
  ];
  const read = collections.filter((slug) => !slug.startsWith('payload-') && !others.includes(slug));
  expect(read.toSorted()).toEqual([...previewedCollections].toSorted());
  const globals = content.payload.config.globals.map(({ slug }) => slug);
  expect(globals.filter((slug) => !['content-revision', 'answer-times'].includes(slug)).toSorted()).toEqual(
    ([...previewedGlobals] as PreviewKind[]).toSorted(),
  );
});
