import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { postApplication } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { signIn } from '../support/staff/staff-desk.ts';

const run = Date.now();
/** In everything that visitors must see; so the test can tell hidden content from content that is not there yet. */
const shown = `Shown${run}`;
/** In everything that no visitor may see. */
const hidden = `Hidden${run}`;

const now = new Date().toISOString();
const day = 24 * 60 * 60 * 1000;
const yesterday = new Date(Date.now() - day).toISOString();
const tomorrow = new Date(Date.now() + day).toISOString();

/** The documents of this test, by collection. */
type Made = [collection: string, id: number][];

const writeContent = async (staff: APIRequestContext, made: Made) => {
  const send = async (method: 'post' | 'patch', path: string, data: object): Promise<number> => {
    const answer = await staff[method](`/studio/api/${path}`, { data });
    const body = await answer.json();
    expect(answer.status(), JSON.stringify(body)).toBe(method === 'post' ? 201 : 200);
    return body.doc.id;
  };
  const create = async (collection: string, data: object, query = ''): Promise<number> => {
    const id = await send('post', `${collection}${query}`, data);
    made.push([collection, id]);
    return id;
  };
  const [{ picture }] = (await (await staff.get('/studio/api/certificates?limit=1&depth=0')).json()).docs;

  const article = (word: string) => ({
    title: `${word} article`,
    description: `${word} words`,
    body: toRichText(`${word} body`),
    picture,
    publishedAt: now,
  });
  const published = { _status: 'published' };
  const draft = { _status: 'draft' };
  const event = (word: string) => {
    const { body, publishedAt, ...same } = article(word);
    return { ...same, info: body, date: publishedAt, place: word };
  };
  const job = (word: string) => ({
    position: `${word} position`,
    department: 'Production',
    qualification: 'Diploma',
    experience: '2 years',
    location: 'Rajkot',
    description: toRichText(`${word} duties`),
    open: true,
    postedAt: now,
  });

  const blogs = {
    shown: await create('blogs', { ...article(shown), ...published }),
    hidden: [
      await create('blogs', { ...article(hidden), ...draft }, '?draft=true'),
      await create('blogs', { ...article(hidden), publishedAt: '2999-01-01T00:00:00.000Z', ...published }),
      await create('blogs', { ...article(hidden), ...published }),
    ],
  };
  await send('patch', `blogs/${blogs.hidden.at(-1)}`, draft);
  await send('patch', `blogs/${blogs.shown}?draft=true`, { ...article(hidden), ...draft });

  const events = {
    shown: await create('events', { ...event(shown), ...published }),
    hidden: [await create('events', { ...event(hidden), ...draft }, '?draft=true')],
  };
  await send('patch', `events/${events.shown}?draft=true`, { ...event(hidden), ...draft });

  const jobs = {
    shown: await create('jobs', { ...job(shown), closesAt: tomorrow }),
    hidden: [
      await create('jobs', { ...job(hidden), open: false }),
      await create('jobs', { ...job(hidden), closesAt: yesterday }),
    ],
  };

  const banner = (word: string) => ({
    heading: `${word} slide`,
    description: toRichText(word),
    picture,
  });
  await create('banners', { ...banner(shown), active: true });
  await create('banners', { ...banner(hidden), active: false });
  const question = (word: string) => ({ question: `${word}?`, answer: toRichText(word) });
  await create('questions', { ...question(shown), shownOn: ['faqs'] });
  await create('questions', { ...question(hidden), shownOn: [] });
  return { blogs, events, jobs };
};

test('drafts, future articles, closed jobs and switched-off content appear nowhere on the site', {
  tag: '@alone',
}, async ({ request }) => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const made: Made = [];
  const read = async (path: string) => (await request.get(path)).text();
  try {
    const { blogs, events, jobs } = await writeContent(staff, made);

    const withShown = [
      '/',
      '/blogs',
      `/blogdetails/${blogs.shown}`,
      '/blogdetails/1',
      '/blogs/rss.xml',
      '/api/get-blogs?status=1',
      `/api/get-blogs?status=2&blogid=${blogs.shown}`,
      '/api/get-blogs?status=3&blogid=1',
      '/events',
      `/eventdetails/${events.shown}`,
      '/eventdetails/1',
      '/api/get-events?status=1',
      `/api/get-events?status=2&eventid=${events.shown}`,
      '/api/get-events?status=3&eventid=1',
      '/careers',
      `/careerdetails/${jobs.shown}`,
      '/api/get-career-jobs',
      `/api/get-career-jobs?jobid=${jobs.shown}`,
      '/allfaqs',
      '/api/get-banners',
    ];
    // Everything was written before the first request, so a page that shows the one would also show the other.
    for (const path of withShown) {
      let text = '';
      const readShown = async () => {
        text = await read(path);
        return text.includes(shown);
      };
      await expect.poll(readShown, `${path} shows what is public`).toBe(true);
      expect(text.includes(hidden), `${path} shows what is hidden`).toBe(false);
    }
    for (const path of ['/becomedealer', '/sitemap.xml', '/contactus'])
      expect(await read(path), path).not.toContain(hidden);

    const lists = [
      ['blogs', 'blogdetails', 'get-blogs?status=2&blogid=', blogs],
      ['events', 'eventdetails', 'get-events?status=2&eventid=', events],
      ['jobs', 'careerdetails', 'get-career-jobs?jobid=', jobs],
    ] as const;
    let sitemap = '';
    const listMissing = async () => {
      sitemap = await read('/sitemap.xml');
      return lists.flatMap(([kind, page, , { shown }]) =>
        sitemap.includes(`/${page}/${shown}</loc>`) ? [] : [kind],
      );
    };
    // The sitemap is made again in the background, as pages are.
    await expect.poll(listMissing).toEqual([]);
    for (const [kind, page, call, ids] of lists) {
      for (const id of ids.hidden) {
        expect((await request.get(`/${page}/${id}`)).status(), `${kind} ${id}`).toBe(404);
        expect((await (await request.get(`/api/${call}${id}`)).json()).data.data, `${kind} ${id}`).toEqual(
          [],
        );
        expect(sitemap, `${kind} ${id}`).not.toContain(`/${page}/${id}</loc>`);
      }
    }

    for (const jobid of jobs.hidden) {
      const answer = await postApplication(BASE_URL, { fields: { jobid: String(jobid) } });
      expect(answer.status).toBe(422);
      expect(Object.keys(((await answer.json()) as { message: object }).message)).toEqual(['jobid']);
    }
  } finally {
    for (const [collection, id] of made)
      expect((await staff.delete(`/studio/api/${collection}/${id}`)).status()).toBe(200);
    await staff.dispose();
  }
});
