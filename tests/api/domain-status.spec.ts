import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { screens } from '../support/facts/routes.ts';
import {
  makeContact,
  makeDealer,
  makeInquiry,
  makeTestRide,
  postApplication,
  postJson,
} from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { signIn } from '../support/staff/staff-desk.ts';

test.describe.configure({ mode: 'default' });

/** Pages that contain a form while the site is live. */
const pagesWithForms = [
  '/contactus',
  '/becomedealer',
  '/productmillo',
  '/productmarvel',
  '/careerdetails/1',
  '/testride?dealer=surat-udhna',
];
const form = /data-island="(contact|dealer|inquiry|apply|test-ride)-form"/;

const listPosts = async (): Promise<[name: string, send: () => Promise<Response>][]> => {
  const [dealer, inquiry] = [await makeDealer(BASE_URL), await makeInquiry(BASE_URL)];
  const ride = await makeTestRide(BASE_URL);
  return [
    ['contact', () => postJson(BASE_URL, '/api/post-contact-us', makeContact())],
    ['dealer', () => postJson(BASE_URL, '/api/create-dealer', dealer)],
    ['inquiry', () => postJson(BASE_URL, '/api/post-product-inquiry', inquiry)],
    ['application', () => postApplication(BASE_URL)],
    ['test ride', () => postJson(BASE_URL, '/api/post-test-ride', ride)],
  ];
};

/** Sets the site to another state while `work` runs. */
const withStatus = async (
  request: APIRequestContext,
  settings: { domainStatus: string; announcement: string },
  work: () => Promise<void>,
) => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const path = '/studio/api/globals/site-settings';
  const { domainStatus, announcement } = await (await staff.get(path)).json();
  const set = async (data: { domainStatus?: string; announcement?: string }) => {
    expect(
      (await staff.post(path, { data: { ...data, confirmDomainStatus: data.domainStatus } })).status(),
    ).toBe(200);
    const asked = async () => (await (await request.get('/api/get-domain-status')).json()).domainStatus;
    await expect.poll(asked).toBe(data.domainStatus);
  };
  try {
    await set(settings);
    await work();
  } finally {
    await set({ domainStatus, announcement });
    await staff.dispose();
  }
};

interface ReadPage {
  address: string;
  html: string;
}

/** Addresses of the pages that lack a part. */
const lacking = (pages: readonly ReadPage[], part: string | RegExp): string[] =>
  pages.filter(({ html }) => !new RegExp(part).test(html)).map(({ address }) => address);

/** Reads pages until all of them have a part: a cached page is served once more while it is made again. */
const readPages = async (
  request: APIRequestContext,
  addresses: readonly string[],
  part: string | RegExp,
): Promise<ReadPage[]> => {
  let pages: ReadPage[] = addresses.map((address) => ({ address, html: '' }));
  const read = async () => {
    pages = await Promise.all(
      pages.map(async (page) => {
        if (lacking([page], part).length === 0) return page;
        const answer = await request.get(page.address);
        return { ...page, html: answer.status() === 503 ? '' : await answer.text() };
      }),
    );
    return lacking(pages, part);
  };
  // All pages are made again at once here, and a busy site refuses some of the requests.
  await expect.poll(read, { timeout: 45_000 }).toEqual([]);
  return pages;
};

const everyPage = screens.map(({ address }) => address);
const noindex = /<meta name="robots" content="noindex"/;
const ofPreview = 'This site is not launched yet';
const ofMaintenance = 'Online enquiries are paused for now';

test('a live site is indexed, shows no status bar, and accepts every form', { tag: '@alone' }, async ({
  request,
}) => {
  const pages = await readPages(request, everyPage, '<main');
  expect(lacking(pages, noindex)).toEqual(everyPage);
  expect(lacking(pages, `${ofPreview}|${ofMaintenance}`)).toEqual(everyPage);
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/^Disallow: \/$/m);
  await readPages(request, pagesWithForms, form);
  for (const [name, send] of await listPosts()) expect((await send()).status, name).toBe(200);
});

/** How far the middle of the bar's sentence is from the middle of the window. */
const offMiddle = (page: Page): Promise<number> =>
  page
    .locator('aside p')
    .filter({ hasText: ofPreview })
    .evaluate((sentence) => {
      const range = document.createRange();
      range.selectNodeContents(sentence);
      const { left, right } = range.getBoundingClientRect();
      return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2);
    });

test('in preview, every page has noindex and the preview bar, and forms are accepted', {
  tag: '@alone',
}, async ({ request, page }) => {
  await withStatus(request, { domainStatus: 'preview', announcement: 'Come in June.' }, async () => {
    const pages = await readPages(request, everyPage, `${ofPreview}.*Come in June.`);
    expect(lacking(pages, noindex)).toEqual([]);
    expect(await (await request.get('/robots.txt')).text()).toMatch(/^Disallow: \/$/m);
    await readPages(request, pagesWithForms, form);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await offMiddle(page), `${width} px`).toBeLessThan(2);
    }
    for (const [name, send] of await listPosts()) expect((await send()).status, name).toBe(200);
  });
});

test('in maintenance, pages show the phone number instead of forms, and the API refuses all forms but privacy requests', {
  tag: '@alone',
}, async ({ request }) => {
  const posts = await listPosts();
  await withStatus(request, { domainStatus: 'maintenance', announcement: '' }, async () => {
    const pages = await readPages(request, everyPage, ofMaintenance);
    expect(lacking(pages, noindex)).toEqual(everyPage);
    expect(lacking(pages, form)).toEqual(everyPage);
    const mains = (await readPages(request, pagesWithForms, ofMaintenance)).map(({ address, html }) => ({
      address,
      html: html.split('<main')[1]?.split('</main>')[0] ?? '',
    }));
    expect(lacking(mains, 'href="tel:\\+?\\d{8,}"')).toEqual([]);
    // The process that accepts forms reads the state every five seconds.
    await expect.poll(async () => (await posts[0]?.[1]())?.status, { timeout: 10_000 }).toBe(503);
    for (const [name, send] of posts) {
      const answer = await send();
      expect(answer.status, name).toBe(503);
      expect(answer.headers.get('retry-after'), name).toBe('3600');
      expect(JSON.stringify(await answer.json()), name).toMatch(/\+91[\d\s]{10,}/);
    }
    // The law on personal data has no exception for maintenance.
    const ask = { kind: 'see', email: 'nobody@example.com' };
    expect((await postJson(BASE_URL, '/api/post-privacy-request', ask)).status).toBe(200);
  });
  // The forms are back on the pages, and the API accepts them.
  await readPages(request, pagesWithForms, form);
  await expect.poll(async () => (await posts[0]?.[1]())?.status, { timeout: 10_000 }).toBe(200);
});
