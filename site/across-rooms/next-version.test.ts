import { listTables } from '@ev-site/content/database/list-migrations.ts';
import { migrateContent } from '@ev-site/content/database/migrate.ts';
import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { nameSql, sql } from '@ev-site/content/database/statement.ts';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { environmentOf } from '@ev-site/content/deployment/environment-of.ts';
import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { openContent } from '@ev-site/content/open-content.ts';
import {
  migrateAsLanded,
  readLandedVersions,
} from '@ev-site/content/testing/landed-versions/landed-version.ts';
import { readEverything } from '@ev-site/content/testing/landed-versions/read-everything.ts';
import { countOnFrom, fillTables } from '@ev-site/content/testing/landed-versions/table-rows.ts';
import { openStoreOn, type StoreUnderTest } from '@ev-site/content/testing/store-on.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DataAccess, openDataAccess } from '../data/data-access.ts';
import { openKnownChoices } from '../leads/known-choices.ts';
import type { LeadForm } from '../leads/lead-form.ts';
import { leaseDueLeads, releaseLead } from '../leads/outbox/due-leads.ts';
import { createTakeLead } from '../leads/take-lead.ts';
import { toFormSettings } from '../page/form-settings.ts';
import { routes } from '../pages/routes.ts';
import { createPageRenderer } from '../rendering/page-renderer.tsx';
import { openMemoryCounters } from '../traffic/counters/memory-counters.ts';

const assets = {
  loader: '/loader.js',
  react: '/react.js',
  others: [],
  islandUrl: (name: string) => `/${name}.js`,
  stylesOf: async () => ({ sheet: [], urls: [], withIslands: {} }),
};
const nextVersion = '20990101_000000_next_version';

/**
 * Changes that the next version may make (docs/guides/change-what-is-stored.md): a table, and columns in every table.
 */
const expand = async (payload: Payload) => {
  const database = await getSqlDatabase(payload);
  for (const table of await listTables(payload)) {
    if (table.startsWith('sqlite_')) continue;
    await database.run(sql`ALTER TABLE ${nameSql(table)} ADD COLUMN "next_note" text`);
    await database.run(sql`ALTER TABLE ${nameSql(table)} ADD COLUMN "next_count" integer DEFAULT 7 NOT NULL`);
  }
  await database.run(
    sql`CREATE TABLE next_things (id integer PRIMARY KEY, lead_id integer REFERENCES leads (id))`,
  );
  await database.run(sql`CREATE INDEX next_leads_idx ON leads (next_count)`);
  await database.run(sql`INSERT INTO payload_migrations (name, batch) VALUES (${nextVersion}, 99)`);
};

describe.each(['sqlite', 'postgres'] as const)('with a database of the next version, on %s', (dialect) => {
  let store: StoreUnderTest;
  let data: DataAccess;
  let generation = 1;
  let before: Record<string, unknown>;
  const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() };

  const openDoor = () => openDataAccess('/media', () => generation, log);
  const renderAll = async (door: DataAccess): Promise<Record<string, unknown>> => {
    const renderer = createPageRenderer({
      table: routes,
      assets,
      data: door,
      publicUrl: 'http://localhost:3000',
      forms: toFormSettings(getEnvironment({})),
      generation: () => generation,
    });
    const problems = { failedRead: vi.fn() };
    const pages: Record<string, unknown> = {};
    for (const page of await renderer.listPages(problems))
      pages[page.address] = (await renderer.render(page, problems))?.html;
    expect(problems.failedRead.mock.calls).toEqual([]);
    return pages;
  };

  beforeAll(async () => {
    store = await openStoreOn(dialect);
    for (const [name, value] of Object.entries(store.variables)) vi.stubEnv(name, value);
    const payload = await openContent({ logger: { options: { level: 'silent' } } });
    const version = readLandedVersions().at(-1);
    if (!version) throw new Error('No landed version is kept.');
    await migrateAsLanded(payload, dialect, version);
    const database = await getSqlDatabase(payload);
    await fillTables(database, version.tables);
    if (dialect === 'postgres') await countOnFrom(database, version.tables);
    await migrateContent(payload);
    await payload.updateGlobal({ slug: 'site-settings', data: { domainStatus: 'live' } });
    // Rows that were never saved get new names at each read.
    await payload.updateGlobal({
      slug: 'menus',
      data: await payload.findGlobal({ slug: 'menus', depth: 0 }),
    });
    await payload.destroy();

    data = await openDoor();
    before = { pages: await renderAll(data), everything: await readEverything(data.content) };
    await expand(data.content);
    generation += 1;
  }, 240_000);
  afterAll(async () => {
    await data?.close();
    vi.unstubAllEnvs();
    await store?.remove();
  });

  test('reads every page and all content as before', async () => {
    const pages = await renderAll(data);
    expect(Object.values(pages).filter(Boolean).length).toBeGreaterThan(50);
    expect(pages).toEqual(before.pages);
    expect(await readEverything(data.content)).toEqual(before.everything);
  }, 120_000);

  test('takes leads and works off the outbox', async () => {
    const take = createTakeLead({
      payload: data.content,
      humanCheck: {
        createChallenge: async () => null,
        verify: async () => ({ outcome: 'passed', token: 'spent once', validMs: 60_000 }),
      },
      environment: { ...environmentOf(data.content), FORM_SHORTEST_MS: 0 },
      counters: openMemoryCounters(),
      pressure: { note: async () => undefined, get: async () => 0 },
      choices: openKnownChoices(readInLanguage(data.content, 'en'), () => generation),
      getJob: data.getJob,
      publicUrl: 'http://localhost:3000',
      stored: () => undefined,
      log,
    });
    const person = { email: 'asha@example.com', mobile: '98250 12345', phone: '98250 12345' };
    const form = {
      language: 'en',
      address: '203.0.113.9',
      fromPath: '',
      fromQuery: '',
      canBeChecked: true,
    } as const;
    const forms: LeadForm[] = [
      {
        ...form,
        kind: 'contact',
        key: 'one',
        fields: { ...person, firstname: 'Asha', lastname: 'Patel', message: 'Hi' },
      },
      {
        ...form,
        kind: 'inquiry',
        key: 'two',
        // Another person, because the leads of one person are sent one after another.
        fields: { ...person, mobile: '98250 12346', name: 'Asha Patel', comment: '', rCaptcha: 'x' },
      },
    ];
    for (const each of forms) expect(await take(each)).toMatchObject({ outcome: 'saved' });
    const lease = await leaseDueLeads(data.content, 20, 'any');
    expect(lease.leads.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['contact', 'inquiry']));
    for (const { id } of lease.leads) await releaseLead(data.content, lease, id, {}, { delivery: 'done' });
    const rows = await (await getSqlDatabase(data.content)).rows(
      sql`SELECT next_count, next_note FROM leads`,
    );
    expect(new Set(rows.map((row) => `${row.next_count} ${row.next_note}`))).toEqual(new Set(['7 null']));
    expect(log.error).not.toHaveBeenCalled();
  });

  test('lets staff save a draft, create a state and erase a lead', async () => {
    const [article] = (await data.content.find({ collection: 'blogs', limit: 1 })).docs;
    const blogs = { collection: 'blogs', id: article?.id ?? 0 } as const;
    await data.content.update({ ...blogs, data: { title: 'A draft' }, draft: true });
    expect((await data.content.findByID({ ...blogs, draft: true })).title).toBe('A draft');
    await data.content.create({ collection: 'states', data: { name: 'Kerala', code: 'KL' } });
    const [lead] = (await data.content.find({ collection: 'leads', limit: 1 })).docs;
    await data.content.delete({ collection: 'leads', id: lead?.id ?? 0 });
    expect(
      (await data.content.find({ collection: 'leads', where: { id: { equals: lead?.id } } })).docs,
    ).toEqual([]);
  });

  test('starts and logs that the database is ahead', async () => {
    log.warn.mockClear();
    const again = await openDoor();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { migrations: [nextVersion] },
      expect.stringContaining('ahead'),
    );
    expect((await again.getSettings()).company).toBeTruthy();
    await again.close();
  });
});
