import { type APIRequestContext, expect, test } from '@playwright/test';

/** The HTTP client of the pages puts the body into a `data` of its own, so rows are at data.data.data. */
const get = async (request: APIRequestContext, path: string, status = 200) => {
  const response = await request.get(path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  expect(response.status()).toBe(status);
  expect(response.headers()['content-type']).toContain('application/json');
  return { data: await response.json() };
};

const words = expect.stringMatching(/\S{2,}/);
const picture = expect.stringMatching(/^\/media\/[\w%.-]+\.(webp|jpg|png)\?v=\w+$/);
const number = expect.any(Number);

interface List {
  data: { id?: number }[];
  pageno: number;
  total: number;
  total_pages: number;
}

/** The first page of a list states the right number of items and pages. */
const expectPages = async (
  request: APIRequestContext,
  path: string,
  { data, pageno, total, total_pages }: List,
) => {
  expect(pageno).toBe(1);
  expect(total_pages).toBe(Math.ceil(total / data.length));
  const last = (await get(request, `${path}&page=${total_pages}`)).data.data;
  expect(last).toMatchObject({ pageno: total_pages, total, total_pages });
  expect(last.data).toHaveLength(total - data.length * (total_pages - 1));
};

test('GET /api/get-domain-status: field domainStatus', async ({ request }) => {
  const answer = await get(request, '/api/get-domain-status');
  // The state of the sample content; domain-status.spec.ts tests the other states.
  expect(answer.data).toEqual({ domainStatus: 'live' });
});

for (const page of [
  'home',
  'becomedealer',
  'blog',
  'blogdetail',
  'career',
  'contact',
  'event',
  'eventdetails',
  'faqs',
  'testimonial',
  'gallery',
  'aboutus',
  'productmillio',
  'productmastee',
  'productmajor',
  'productmanzil',
]) {
  test(`GET /api/get-metadetails/${page}: meta_title and meta_desc at data.data`, async ({ request }) => {
    const answer = await get(request, `/api/get-metadetails/${page}`);
    expect(answer.data.data).toEqual({ meta_title: words, meta_desc: words });
  });
}

test('GET /api/get-metadetails of an unknown page: 404 with a message', async ({ request }) => {
  const answer = await get(request, '/api/get-metadetails/nothing', 404);
  expect(answer.data.message.page).toHaveLength(1);
});

test('GET /api/get-banners: list at data.data.data', async ({ request }) => {
  const answer = await get(request, '/api/get-banners');
  expect(answer.data.data.data[0]).toEqual({
    index: 0,
    banner_heading: words,
    banner_desc: expect.stringMatching(/^</),
    banner_image: picture,
  });
});

test('GET /api/get-events: list, detail, recent', async ({ request }) => {
  const list = await get(request, '/api/get-events?eventid=&status=1');
  await expectPages(request, '/api/get-events?status=1', list.data.data);
  const [first] = list.data.data.data;
  expect(first).toEqual({
    id: number,
    event_title: words,
    event_image: picture,
    event_desc: words,
    event_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    event_info: expect.stringMatching(/^</),
  });
  const detail = await get(request, `/api/get-events?eventid=${first.id}&status=2`);
  expect(detail.data.data.data).toEqual([first]);
  const recent = await get(request, '/api/get-events?eventid=&status=3');
  expect(recent.data.data.data).toHaveLength(4);
  const second = await get(request, '/api/get-events?status=1&page=2');
  expect(second.data.data.pageno).toBe(2);
});

test('GET /api/get-testimonials: rows in data.data.data, with and without a page', async ({ request }) => {
  const home = await get(request, '/api/get-testimonials');
  expect(home.data.data.data[0]).toEqual({
    index: 0,
    fullname: words,
    designation: words,
    description: words,
    testimonial_image: picture,
  });
  const second = await get(request, '/api/get-testimonials?page=2');
  expect(second.data.data).toMatchObject({ pageno: 2, total: home.data.data.total });
  expect(second.data.data.data[0].index).toBe(home.data.data.data.length);
});

test('GET /api/get-galleries: at least six pictures, pages', async ({ request }) => {
  const home = await get(request, '/api/get-galleries');
  expect(home.data.data.data.length).toBeGreaterThanOrEqual(6);
  expect(home.data.data.data[0]).toEqual({
    gallery_image: picture,
    creation_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  const { total, total_pages } = home.data.data;
  const last = await get(request, `/api/get-galleries?page=${total_pages}`);
  expect(last.data.data).toMatchObject({ pageno: total_pages, total, total_pages });
});

test('GET /api/get-blogs: list, detail, recent', async ({ request }) => {
  const list = await get(request, '/api/get-blogs?blogid=&status=1');
  await expectPages(request, '/api/get-blogs?status=1', list.data.data);
  const [first] = list.data.data.data;
  expect(first).toEqual({
    index: 0,
    id: number,
    blog_title: words,
    blog_desc: words,
    blog_details: expect.stringMatching(/^</),
    blog_image: picture,
    created_date: expect.stringMatching(/^\d{2}$/),
    created_month: expect.stringMatching(/^[A-Z][a-z]{2,8}$/),
    creation_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  const detail = await get(request, `/api/get-blogs?blogid=${first.id}&status=2`);
  expect(detail.data.data.data).toEqual([first]);
  const recent = await get(request, `/api/get-blogs?blogid=${first.id}&status=3`);
  expect(recent.data.data.data).toHaveLength(4);
  expect(recent.data.data.data.map(({ id }: { id: number }) => id)).not.toContain(first.id);
});

test('GET /api/get-career-jobs: list by page, detail by jobid', async ({ request }) => {
  const list = await get(request, '/api/get-career-jobs?page=1');
  await expectPages(request, '/api/get-career-jobs?', list.data.data);
  const [first] = list.data.data.data;
  expect(first).toEqual({
    id: number,
    position: words,
    department: words,
    qualification: words,
    exp: words,
    job_desc: expect.stringMatching(/^</),
  });
  const detail = await get(request, `/api/get-career-jobs?jobid=${first.id}`);
  expect(detail.data.data.data[0]).toEqual(first);
});

test('GET /api/get-cities/{stateId}: id and city_name', async ({ request }) => {
  const answer = await get(request, '/api/get-cities/7');
  expect(answer.data.data.data[0]).toEqual({ id: number, city_name: words });
  const none = await get(request, '/api/get-cities/99999');
  expect(none.data.data).toEqual({ data: [], pageno: 1, total: 0, total_pages: 0 });
});

test('GET /api/get-videos: https addresses', async ({ request }) => {
  const answer = await get(request, '/api/get-videos');
  expect(answer.data.data.data[0].url).toMatch(/^https:\/\//);
});

test('GET /api/get-images: thumbnail, image, and a category that get-categories lists', async ({
  request,
}) => {
  const images = await get(request, '/api/get-images');
  const categories = await get(request, '/api/get-categories');
  const slugs = categories.data.data.data.map(({ slug }: { slug: string }) => slug);
  expect(images.data.data.data[0]).toMatchObject({
    thumbnail: expect.stringMatching(/^\/media\//),
    image: expect.stringMatching(/^\/media\//),
  });
  for (const { category } of images.data.data.data) expect(slugs).toContain(category);
});

test('GET /api/get-categories: name and slug', async ({ request }) => {
  const answer = await get(request, '/api/get-categories');
  expect(answer.data.data.data[0]).toEqual({ name: words, slug: words });
});

test('a call for an item that does not exist answers with an empty list', async ({ request }) => {
  for (const path of [
    'get-blogs?status=2&blogid=99999',
    'get-events?status=2&eventid=99999',
    'get-career-jobs?jobid=99999',
  ]) {
    const answer = await get(request, `/api/${path}`);
    expect(answer.data.data.data).toEqual([]);
  }
});

test('a bad query gets 422 with a message at the name of the parameter', async ({ request }) => {
  const bad: [string, string][] = [
    ['get-blogs?status=4', 'status'],
    ['get-blogs?status=2', 'blogid'],
    ['get-blogs?page=0', 'page'],
    ['get-events?eventid=abc', 'eventid'],
    ['get-events?status=1&status=2', 'status'],
    ['get-galleries?page=1e3', 'page'],
    ['get-career-jobs?jobid=-1', 'jobid'],
    ['get-cities/Gujarat', 'stateId'],
    ['get-ride-days/Surat', 'dealer'],
  ];
  for (const [path, name] of bad) {
    const answer = await get(request, `/api/${path}`, 422);
    expect(Object.keys(answer.data.message)).toEqual([name]);
  }
});

test('an unknown call gets 404 and a wrong method 405, both as JSON', async ({ request }) => {
  await get(request, '/api/get-nothing', 404);
  await get(request, '/api/create-dealer', 405);
  expect((await request.get('/api/create-dealer')).headers().allow).toBe('POST');
});

test('an unchanged answer gets 304', async ({ request }) => {
  const first = await request.get('/api/get-banners');
  const again = await request.get('/api/get-banners', {
    headers: { 'If-None-Match': String(first.headers().etag) },
  });
  expect(again.status()).toBe(304);
});
