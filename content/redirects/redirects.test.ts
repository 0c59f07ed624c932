import { isDeepStrictEqual } from 'node:util';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readRevision } from '../database/content-revision.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import type { ImportReport } from '../spreadsheets/import-endpoint.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { readRedirects } from './read-redirects.ts';

const origin = 'http://localhost:3000';
const password = 'long enough 1';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
  for (const role of ['admin', 'editor', 'sales', 'hr'] as const)
    await fresh.payload.create({
      collection: 'staff',
      data: { name: role, email: `${role}@example.com`, password, role },
    });
}, 120_000);
afterAll(() => fresh.remove());

const save = (from: string, to: string) =>
  fresh.payload.create({ collection: 'redirects', data: { from, to } });

/** The messages of a refused redirect. */
const tryToSave = async (from: string, to: string): Promise<string> => {
  const error: { data: { errors: { message: string }[] } } = await save(from, to).then(
    () => ({ data: { errors: [] } }),
    (reason) => reason,
  );
  return error.data.errors.map(({ message }) => message).join(' ');
};

const createShow = (token: string) =>
  fresh.payload.create({
    collection: 'trade-shows',
    data: {
      name: 'Expo',
      year: 2024,
      token,
      introduction: 'x',
      heading: 'x',
      blurb: 'x',
      categories: [{ name: 'All', slug: 'all' }],
    },
  });

describe('a redirect', () => {
  test('stores its addresses in one normal spelling', async () => {
    const { from, to } = await save(`${origin}/Old%20Page.PHP/`, '/ContactUs/#enquiry');
    expect({ from, to }).toEqual({ from: '/old page.php', to: '/contactus#enquiry' });
    expect((await readRedirects(fresh.payload)).get('/old page.php')).toBe('/contactus#enquiry');
  });

  test.each([
    ['to a stranger', '/a', 'https://evil.example/', 'Choose a page of this site'],
    ['to a stranger without a scheme', '/a', '//evil.example', 'Choose a page of this site'],
    ['to a stranger behind a backslash', '/a', '/\\evil.example', 'Choose a page of this site'],
    ['to a program', '/a', 'javascript:alert(1)', 'Choose a page of this site'],
    ['to nothing', '/a', '/nowhere', 'no page at /nowhere'],
    ['to a room of the programs', '/a', '/studio', 'no page at /studio'],
    ['to itself', '/b', '/B', 'circle'],
    ['from a page', '/blogs', '/events', 'There is a page at /blogs'],
    ['from the start', '/', '/events', 'belongs to the site'],
    ['from a room of the programs', '/studio/x', '/events', 'belongs to the site'],
    ['from an address with a query', '/a?id=5', '/events', 'Leave out'],
    ['from another site', 'https://other.example/a', '/events', 'Begin with /'],
  ])('%s is refused', async (_what, from, to, sentence) => {
    expect(await tryToSave(from, to)).toContain(sentence);
  });

  test('never makes a circle, also by pages that come and go', async () => {
    const show = await createShow('first-expo');
    await save('/one', '/first-expo');
    await fresh.payload.delete({ collection: 'trade-shows', id: show.id });
    expect(await tryToSave('/two', '/one')).toContain('/one is redirected itself');
    const again = await createShow('one');
    await save('/first-expo', '/blogs');
    await fresh.payload.update({
      collection: 'redirects',
      where: { from: { equals: '/first-expo' } },
      data: { to: '/events' },
    });
    expect(await tryToSave('/first-expo', '/one')).toContain('circle');
    await fresh.payload.delete({ collection: 'trade-shows', id: again.id });
  });
});

/** Published documents that visitors do not see now, and one of each kind that they see, by their addresses. */
const createTimed = async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  // Directly in the database, without the checks of a whole document.
  const create = async (collection: 'blogs' | 'jobs', timed: object) => {
    const name = { [collection === 'blogs' ? 'title' : 'position']: { en: 'Named' } };
    const data = { ...timed, ...name, _status: 'published' };
    return (await fresh.payload.db.create({ collection, data })).id;
  };
  return {
    hidden: [
      `/blogdetails/${await create('blogs', { publishedAt: at(30) })}`,
      `/careerdetails/${await create('jobs', { open: false })}`,
      `/careerdetails/${await create('jobs', { open: true, closesAt: at(-2) })}`,
    ],
    seen: [
      `/blogdetails/${await create('blogs', { publishedAt: at(-1) })}`,
      `/careerdetails/${await create('jobs', { open: true, closesAt: at(2) })}`,
      `/careerdetails/${await create('jobs', { open: true })}`,
    ],
  };
};

test('articles of a coming date and closed positions count as no page: a redirect may start there, but not lead there', async () => {
  const { hidden, seen } = await createTimed();
  for (const address of hidden) {
    expect(await tryToSave('/to-time', address)).toContain(`no page at ${address} that visitors can see`);
    expect(await tryToSave(address, '/blogs')).toBe('');
  }
  for (const [index, address] of seen.entries()) {
    expect(await tryToSave(address, '/blogs')).toContain(`There is a page at ${address}`);
    expect(await tryToSave(`/to-time-${index}`, address)).toBe('');
  }
});

describe('when staff change an address', () => {
  test('the old address redirects to the new one, and so do earlier redirects', async () => {
    const { id } = await createShow('ev-expo');
    await save('/fair', '/ev-expo');
    const rename = (token: string) =>
      fresh.payload.update({ collection: 'trade-shows', id, data: { token } });
    await rename('ev-expo-2024');
    const first = await readRedirects(fresh.payload);
    expect([first.get('/ev-expo'), first.get('/fair')]).toEqual(['/ev-expo-2024', '/ev-expo-2024']);
    await rename('ev-expo');
    const back = await readRedirects(fresh.payload);
    expect(back.has('/ev-expo')).toBe(false);
    expect([back.get('/ev-expo-2024'), back.get('/fair')]).toEqual(['/ev-expo', '/ev-expo']);
    await fresh.payload.update({ collection: 'trade-shows', id, data: { name: 'Expo, renamed' } });
    expect(await readRedirects(fresh.payload)).toEqual(back);
  });

  test('each of several pages published together gets a redirect from its old address', async () => {
    const names = ['north', 'south', 'east', 'west'];
    const shows = await Promise.all(names.map((name) => createShow(`${name}-expo`)));
    const collection = 'trade-shows';
    for (const [index, { id }] of shows.entries())
      await fresh.payload.update({ collection, id, draft: true, data: { token: `${names[index]}-fair` } });
    // The read of the last show is answered only after the first has finished.
    const { db } = fresh.payload;
    const { findOne } = db;
    const last = { id: { equals: shows.at(-1)?.id } };
    const slow = vi.spyOn(db, 'findOne').mockImplementation(async (args) => {
      if (isDeepStrictEqual(args.where, last))
        await expect.poll(async () => (await readRedirects(fresh.payload)).has('/north-expo')).toBe(true);
      return findOne.call(db, args);
    });
    // As the studio's list publishes the ticked documents.
    const where = { id: { in: shows.map(({ id }) => id) } };
    await fresh.payload.update({ collection, where, draft: true, data: { _status: 'published' } });
    slow.mockRestore();
    const redirects = await readRedirects(fresh.payload);
    expect(names.map((name) => redirects.get(`/${name}-expo`))).toEqual(names.map((name) => `/${name}-fair`));
  });

  test('logs a redirect that cannot be moved by its id, and moves the others', async () => {
    const { id } = await createShow('spring-expo');
    const { id: covered } = await save('/covered', '/spring-expo');
    await save('/open', '/spring-expo');
    // A page is there by now, so a redirect from that address cannot be saved.
    await createShow('covered');
    const warn = vi.spyOn(fresh.payload.logger, 'warn').mockImplementation(() => undefined);
    await fresh.payload.update({ collection: 'trade-shows', id, data: { token: 'spring-expo-2024' } });
    const redirects = await readRedirects(fresh.payload);
    const leads = ['/spring-expo', '/open', '/covered'].map((from) => redirects.get(from));
    expect(leads).toEqual(['/spring-expo-2024', '/spring-expo-2024', '/spring-expo']);
    expect(warn.mock.calls).toEqual([
      [
        { collection: 'redirects', documents: [covered] },
        'redirects to an address that has changed could not be led on',
      ],
    ]);
    warn.mockRestore();
  });
});

describe('an imported file', () => {
  const readReport = async (answer: Response) => (await answer.json()) as ImportReport;

  const ask = async (csv: string, role?: string, query = '') => {
    const request = (path: string, init: RequestInit) =>
      handleEndpoints({
        config: fresh.payload.config,
        request: new Request(`${origin}/studio/api${path}`, { method: 'POST', ...init }),
      });
    const headers: Record<string, string> = { 'Content-Type': 'text/csv', Origin: origin };
    if (role) {
      const answer = await request('/staff/login', {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `${role}@example.com`, password }),
      });
      headers.Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    }
    return request(`/redirects/import${query}`, { headers, body: csv });
  };

  test.each([
    [undefined, 401],
    ['sales', 403],
    ['hr', 403],
    ['editor', 200],
    ['admin', 200],
  ])('from %s is answered with %i', async (role, status) => {
    expect((await ask('/from-role,/blogs', role, '?dryRun=true')).status).toBe(status);
  });

  test('changes nothing in a dry run, and is imported afterwards', async () => {
    const csv = [
      'Old address;New address',
      '/import-1;/blogs',
      '"/import-2";"/events"',
      '/import-1;/events',
      '/import-3;https://evil.example',
      '/import-4;/import-1',
      '/import-5',
    ].join('\r\n');
    const before = await readRedirects(fresh.payload);
    const report = await readReport(await ask(`\ufeff${csv}`, 'editor', '?dryRun=true'));
    expect(report).toMatchObject({ dryRun: true, isImportable: true, new: 2, refused: 4 });
    expect(report.problems).toMatchObject([
      { line: 4, remark: 'Line 2 already redirects /import-1.' },
      { line: 5, remark: expect.stringContaining('Choose a page of this site') },
      { line: 6, remark: expect.stringContaining('is redirected itself') },
      { line: 7, remark: expect.stringContaining('Choose a page of this site') },
    ]);
    expect(await readRedirects(fresh.payload)).toEqual(before);

    const revision = await readRevision(fresh.payload);
    expect(await (await ask(csv, 'editor')).json()).toMatchObject({ dryRun: false, new: 2, refused: 4 });
    expect((await readRedirects(fresh.payload)).get('/import-2')).toBe('/events');
    expect(await readRevision(fresh.payload)).toBeGreaterThan(revision);
    const again = await (await ask('/import-1,/careers\n/import-2,/events', 'editor')).json();
    expect(again).toMatchObject({ new: 0, changed: 1, same: 1, refused: 0 });
    expect((await readRedirects(fresh.payload)).get('/import-1')).toBe('/careers');
  });

  test('takes a line whose old address was refused in an earlier line', async () => {
    const csv = '/mistaken,/nowhere\n/mistaken,/blogs\n/mistaken,/events';
    const report = await readReport(await ask(csv, 'editor'));
    expect(report).toMatchObject({ new: 1, refused: 2 });
    expect(report.problems).toMatchObject([
      { line: 1, remark: expect.stringContaining('no page at /nowhere') },
      { line: 3, remark: 'Line 2 already redirects /mistaken.' },
    ]);
    expect((await readRedirects(fresh.payload)).get('/mistaken')).toBe('/blogs');
  });

  test('with a line that cannot be stored names that line, and its other lines are imported', async () => {
    await ask('/fails,/blogs\n/holds,/blogs', 'editor');
    const { run } = await getSqlDatabase(fresh.payload);
    await run(
      sql`CREATE TRIGGER broken BEFORE UPDATE ON redirects WHEN OLD."from" = '/fails' BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
    );
    const revision = await readRevision(fresh.payload);
    const answer = await ask('/fails,/events\n/holds,/events\n/comes,/events', 'editor');
    await run(sql`DROP TRIGGER broken`);
    expect(answer.status).toBe(500);
    const said = await answer.text();
    expect(said).toContain('Some lines were not imported. Line 1, /fails: it could not be stored just now.');
    expect(said).not.toMatch(/disk|holds|comes/);
    const redirects = await readRedirects(fresh.payload);
    expect(['/fails', '/holds', '/comes'].map((from) => redirects.get(from))).toEqual([
      '/blogs',
      '/events',
      '/events',
    ]);
    expect(await readRevision(fresh.payload)).toBeGreaterThan(revision);
  });

  test('whose later new lines cannot be stored leaves nothing', async () => {
    const lines = Array.from({ length: 501 }, (_, index) => `/part/${index},/blogs`);
    const { run } = await getSqlDatabase(fresh.payload);
    await run(
      sql`CREATE TRIGGER broken BEFORE INSERT ON redirects WHEN NEW."from" = '/part/500' BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
    );
    const before = await readRedirects(fresh.payload);
    expect((await ask(lines.join('\n'), 'editor')).status).toBe(500);
    await run(sql`DROP TRIGGER broken`);
    expect(await readRedirects(fresh.payload)).toEqual(before);
    expect(await readReport(await ask(lines.join('\n'), 'editor'))).toMatchObject({ new: 501 });
  });

  test('of ten thousand lines is imported whole, and one more line is refused', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `/archive/${index}.html,/blogs`);
    const report = await (await ask(lines.join('\n'), 'admin')).json();
    expect(report).toMatchObject({ new: 10_000, refused: 0 });
    expect((await readRedirects(fresh.payload)).get('/archive/9999.html')).toBe('/blogs');
    const { docs } = await fresh.payload.find({
      collection: 'audit-log',
      where: { details: { equals: '10,000 lines' } },
    });
    expect(docs).toMatchObject([{ action: 'created', who: 'admin', what: 'Redirects from a file' }]);
    const more = await ask([...lines, '/x,/blogs'].join('\n'), 'admin');
    expect(more.status).toBe(400);
    expect(await more.text()).toContain('at most 10,000 lines');
  });

  test('treats pages of a coming date and closed positions like a single redirect', async () => {
    const { hidden, seen } = await createTimed();
    const lines = [...hidden, ...seen].flatMap((address, index) => [
      `/file-to-${index},${address}`,
      `${address},/blogs`,
    ]);
    const report = await readReport(await ask(lines.join('\n'), 'editor', '?dryRun=true'));
    expect(report.problems.map(({ line }) => line)).toEqual([1, 3, 5, 8, 10, 12]);
    expect(report).toMatchObject({ new: 6, refused: 6 });
  });

  test.each([
    ['', 'no line'],
    ['"/a,/b', 'not a correct CSV file'],
  ])('that is unreadable is refused with a sentence', async (csv, sentence) => {
    const answer = await ask(csv, 'admin');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
  });
});
