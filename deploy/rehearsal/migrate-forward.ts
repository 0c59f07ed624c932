/**
 * Command: migrates the database in DATABASE_URL one version ahead of the running programs, as an update does before it
 * starts the new programs: it adds a column with a default, and a table that no program reads yet. ROUND names the
 * version.
 */
import { migrateContent } from '@ev-site/content/database/migrate.ts';
import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { nameSql, sql } from '@ev-site/content/database/statement.ts';
import { openContent } from '@ev-site/content/open-content.ts';

const name = `rehearsal_${Number(process.env.ROUND ?? 1)}`;
const payload = await openContent({ logger: { options: { level: 'error' } } });
await migrateContent(payload);
type Migration = NonNullable<NonNullable<Parameters<typeof payload.db.migrate>[0]>['migrations']>[number];
const addition: Migration = {
  name,
  async up(given) {
    const { req } = given as { req: Parameters<typeof getSqlDatabase>[1] };
    const database = await getSqlDatabase(payload, req);
    await database.run(sql`ALTER TABLE leads ADD COLUMN ${nameSql(name)} varchar DEFAULT 'none' NOT NULL`);
    await database.run(
      sql`CREATE TABLE ${nameSql(name)} (id serial PRIMARY KEY, lead_id integer REFERENCES leads)`,
    );
  },
  async down() {
    throw new Error('Nobody goes back from a rehearsal.');
  },
};
await payload.db.migrate({ migrations: [addition] });
// Idle connections to PostgreSQL would keep the process alive for some seconds.
process.exit(0);
