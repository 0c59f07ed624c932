import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateContent } from '../../database/migrate.ts';
import { getSqlDatabase, toTable } from '../../database/sql.ts';
import { sql } from '../../database/statement.ts';
import { toPhoneDigits } from '../../leads/phone-digits.ts';
import { openContent } from '../../open-content.ts';
import type { LeadLog, LeadRoute } from '../../payload-types.ts';
import { openLedger } from '../../seed/ledger.ts';
import { readSampleSeed } from '../../seed/sample-seed.ts';
import { seedDocuments } from '../../seed/seed-documents.ts';
import { type SeedContent, seededCollections } from '../../seed/seed-shapes.ts';
import { openStoreOn, type StoreUnderTest } from '../store-on.ts';
import { type Dialect, migrateAsLanded, readLandedVersions } from './landed-version.ts';
import { listLosses } from './losses.ts';
import { readEverything } from './read-everything.ts';
import { samplePassword } from './sample-work.ts';
import { countOnFrom, fillTables } from './table-rows.ts';

/** Losses that later versions accepted on purpose, each with its reason. */
const givenUp: RegExp[] = [];

/** What the lines say that the sample work wrote into a log (sample-work.ts). */
const saidInLogs = [
  null,
  'toDealer',
  'taken',
  'givenBack',
  'silent',
  'toDealer',
  'toColleague',
  'toNobody',
  'toColleague',
  'merged',
  'parted',
];

/** Why the routes ended that the sample work wrote. The first has not. */
const whyEnded = [null, 'dealer', 'noMail', 'notTaken', 'silent'];

const versions = readLandedVersions();
const dialects: Dialect[] = ['sqlite', 'postgres'];

describe.each(dialects)('on %s', (dialect) => {
  let store: StoreUnderTest;

  beforeAll(async () => {
    store = await openStoreOn(dialect);
  }, 120_000);

  afterAll(() => store?.remove());

  const openEmpty = async (name: string): Promise<Payload> => {
    const variables = { ...store.variables, DATA_DIR: path.join(store.folder, name) };
    const payload = await openContent({ variables, logger: { options: { level: 'silent' } } });
    // The server's database is used by one version after the other.
    if (dialect === 'postgres')
      await (await getSqlDatabase(payload)).run(sql`DROP SCHEMA public CASCADE; CREATE SCHEMA public`);
    return payload;
  };

  describe.each(versions)(
    'a database that was filled with $lastMigration.sqlite as the newest migration',
    (version) => {
      let payload: Payload;
      /** The id counter of each table of SQLite, above its rows as if the newest ones had been erased. */
      let counted: Map<string, number>;

      const readCounters = async () => {
        const rows = await (await getSqlDatabase(payload)).rows(sql`SELECT name, seq FROM sqlite_sequence`);
        return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
      };

      beforeAll(async () => {
        payload = await openEmpty(version.lastMigration.sqlite);
        await migrateAsLanded(payload, dialect, version);
        const database = await getSqlDatabase(payload);
        await fillTables(database, version.tables);
        if (dialect === 'postgres') await countOnFrom(database, version.tables);
        else {
          await database.run(sql`UPDATE sqlite_sequence SET seq = seq + 7`);
          counted = await readCounters();
        }
        await migrateContent(payload);
      }, 120_000);

      afterAll(() => payload.destroy());

      test('loses nothing in the later migrations', async () => {
        const losses = listLosses(version.everything, await readEverything(payload));
        expect(losses.filter((loss) => !givenUp.some((pattern) => pattern.test(loss)))).toEqual([]);
        // Every allowed loss must occur in the oldest version: an unused pattern would hide a future loss.
        if (version === versions[0])
          expect(givenUp.filter((pattern) => !losses.some((loss) => pattern.test(loss)))).toEqual([]);
      });

      /** Counts the versions of a kind in that database; 0 if the kind had no versions yet. */
      const countVersions = (slug: string): number =>
        version.tables.find(({ table }) => table === `_${toTable(slug)}_v`)?.rows.length ?? 0;

      test('shows visitors and staff the same as before, and keeps it as the first version', async () => {
        for (const { slug, versions } of payload.config.collections) {
          if (!versions || slug === 'blogs' || slug === 'events') continue;
          const collection = slug as 'products';
          const all = { collection, locale: 'all', depth: 0, pagination: false, sort: 'id' } as const;
          const { docs } = await payload.find(all);
          if (versions.drafts) {
            expect(docs.filter(({ _status }) => _status !== 'published')).toEqual([]);
            expect((await payload.find({ ...all, draft: true })).docs).toEqual(docs);
          }
          const kept = await payload.findVersions({ ...all, sort: 'version.createdAt', trash: true });
          expect(kept.totalDocs).toBe(countVersions(slug) || docs.length);
        }
        for (const { slug, versions } of payload.config.globals)
          if (versions) {
            // The menus came in a later version: until staff change them, the defaults of the code apply.
            const stored = await payload.db.findGlobal({ slug: slug as 'home-page' });
            expect((await payload.findGlobalVersions({ slug: slug as 'home-page' })).totalDocs).toBe(
              countVersions(slug) || (stored && 'updatedAt' in stored ? 1 : 0),
            );
            if (!versions.drafts || !stored || !('updatedAt' in stored)) continue;
            const all = { slug: slug as 'home-page', locale: 'all', depth: 0 } as const;
            const shown = await payload.findGlobal(all);
            expect(shown._status).toBe('published');
            // A page that had versions at that time may have had a draft, too.
            if (countVersions(slug) === 0)
              expect(await payload.findGlobal({ ...all, draft: true })).toEqual(shown);
          }
      });

      test('accepts the passwords from before, and gives new documents new ids', async () => {
        const login = { email: 'editor@example.com', password: samplePassword };
        expect((await payload.login({ collection: 'staff', data: login })).user?.role).toBe('editor');
        const before = await payload.find({ collection: 'states', pagination: false });
        const { id } = await payload.create({ collection: 'states', data: { name: 'Kerala', code: 'KL' } });
        expect(before.docs.map((state) => state.id)).not.toContain(id);
        expect((await payload.findByID({ collection: 'states', id })).name).toBe('Kerala');
      });

      test.runIf(dialect === 'sqlite')('keeps the id counter of every table', async () => {
        const now = await readCounters();
        const { tables } = version;
        expect(tables.filter(({ table }) => (now.get(table) ?? 0) < (counted.get(table) ?? 0))).toEqual([]);
      });

      test('has the digits of every phone number', async () => {
        const { docs } = await payload.find({ collection: 'leads', pagination: false });
        expect(docs.length).toBeGreaterThan(0);
        for (const { phone, phoneDigits } of docs) expect(phoneDigits).toBe(toPhoneDigits(phone));
      });

      test('knows what the sentences of logs and routes say', async () => {
        const all = { where: {}, sort: 'id', pagination: false, limit: 0 } as const;
        const { docs: lines } = await payload.db.find<LeadLog>({ collection: 'lead-log', ...all });
        const { docs: routes } = await payload.db.find<LeadRoute>({ collection: 'lead-routes', ...all });
        const facts = lines.map(({ fact }) => fact ?? null);
        const causes = routes.map(({ cause }) => cause ?? null);
        // The oldest has a call in its log and a lead that waits for its dealer, no more.
        expect([facts, causes]).toEqual(version === versions[0] ? [[null], [null]] : [saidInLogs, whyEnded]);
      });

      test('accepts the assumptions of the sample content, and saves a vehicle from before unchanged', async () => {
        const { assumptions } = (await readSampleSeed()).content.collections;
        const none = Object.fromEntries(seededCollections.map((name) => [name, []]));
        const content = { ...none, assumptions } as unknown as SeedContent['collections'];
        const { totalDocs: known } = await payload.count({ collection: 'assumptions' });
        const seedThem = async () =>
          seedDocuments({ payload, ledger: await openLedger(payload), isOwn: false }, content);
        expect(known + (await seedThem()).made).toBe(assumptions.length);
        expect((await seedThem()).made).toBe(0);
        const [vehicle] = (await payload.find({ collection: 'products', limit: 1 })).docs;
        const id = vehicle?.id ?? 0;
        const saved = await payload.update({ collection: 'products', id, data: { tagline: 'Saved again' } });
        expect(saved.figures).toEqual(vehicle?.figures);
      });
    },
  );
});
