/**
 * The desk's database queries with 100,000 leads, on SQLite and PostgreSQL, or on those in DATABASES: `npm run desk -w
 * bench`. Fails if more than 5 of 100 answers to a query take longer than 300 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countApplications } from '@ev-site/content/desk/count-applications.ts';
import { countLeads } from '@ev-site/content/desk/count-leads.ts';
import { countViews } from '@ev-site/content/desk/count-views.ts';
import { listLeadViews } from '@ev-site/content/desk/lead-views.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import { toWhere } from '@ev-site/content/testing/to-where.ts';
import { lasting, startPostgresIn } from '@ev-site/scripts/test-database.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import { type DatabaseName, listDatabases } from './parts/databases.ts';
import { fillLeads } from './parts/fill-leads.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { median } from './parts/median.ts';

readArguments('npm run desk -w bench', {});

type Payload = FreshContent['payload'];
type TypedUser = Parameters<typeof countViews>[1];
type Where = NonNullable<Parameters<Payload['find']>[0]['where']>;

const mostMs = 300;
const rounds = 20;
/** The leads end on this day, so that the last twelve weeks are full. */
const now = new Date('2026-11-06T06:00:00Z');
const perPage = 50;

const likeAll = (text: string): Where => ({
  or: ['name', 'email', 'phone', 'message'].map((field) => ({ [field]: { like: text } })),
});

const listReads = (payload: Payload, user: TypedUser): [string, () => Promise<unknown>][] => {
  const views = listLeadViews({ id: user.id, role: user.role }, {}, now);
  const list = (where: Where = {}, page = 1) =>
    payload.find({
      collection: 'leads',
      where,
      page,
      limit: perPage,
      sort: '-createdAt',
      depth: 0,
      user,
      overrideAccess: false,
    });
  const listView = (name: string) => list(toWhere(views.find(({ label }) => label === name)?.groups ?? []));
  return [
    ['counts of all views', () => countViews(payload, user, views)],
    ['charts of the first page', () => countLeads(payload, user, now)],
    ['applications by position', () => countApplications(payload, user)],
    ['list, first page', () => list()],
    ['list, page 500', () => list({}, 500)],
    ...[
      'Mine',
      'My steps',
      'Nobody’s leads',
      'Yesterday, not called',
      'Overdue',
      'Delivery failed',
      'Inquiries',
    ].map((label): [string, () => Promise<unknown>] => [`view ${label}`, () => listView(label)]),
    [
      'filter kind, owner, 90 days',
      () =>
        list({
          and: [
            { kind: { equals: 'inquiry' } },
            { owner: { exists: false } },
            { createdAt: { greater_than: '2026-08-08T00:00:00.000Z' } },
          ],
        }),
    ],
    ['search by digits', () => list(likeAll('90000 12345'))],
    ['search by name', () => list(likeAll('asha'))],
    ['search by mail', () => list(likeAll('asha44321@example.com'))],
    ['search for nobody', () => list(likeAll('zebra'))],
    ['search by reference number', () => list(likeAll('K7M2-4QXD'))],
  ];
};

const measure = async (name: DatabaseName): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-desk-'));
  const server = name === 'postgres' ? await startPostgresIn(folder, lasting) : undefined;
  const fresh = await openFreshContent(server && { DATABASE_URL: server.url });
  try {
    const { payload } = fresh;
    const data = {
      name: 'A',
      email: 'a@example.com',
      password: goodPassword,
      role: 'admin',
    } as const;
    const staff = await payload.create({ collection: 'staff', data });
    await fillLeads(payload, name);
    for (const [label, read] of listReads(payload, { ...staff, collection: 'staff' })) {
      await read();
      const times: number[] = [];
      const used = process.cpuUsage();
      for (let round = 0; round < rounds; round += 1) {
        const begun = performance.now();
        await read();
        times.push(performance.now() - begun);
      }
      const p95 = Math.round(percentile(times, 0.95));
      const { user: worked, system } = process.cpuUsage(used);
      const processor = Math.round((worked + system) / 1000 / rounds);
      judgeFigure(
        p95 <= mostMs,
        `${label}: median ${Math.round(median(times))} ms, p95 ${p95} of ${mostMs} ms; ${processor} ms of our processor`,
      );
    }
  } finally {
    await fresh.remove();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

for (const name of listDatabases()) await measure(name);
process.exit();
