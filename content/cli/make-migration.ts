import { BasePayload } from 'payload';
import { getContentConfig } from '../config.ts';
import { writeMigration } from '../database/write-migration.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Usage: node content/cli/make-migration.ts <name-in-small-letters>');
  process.exit(1);
}

// The drivers only have to know the dialect: nothing is connected.
const addresses = { sqlite: 'file:/nowhere/site.sqlite', postgres: 'postgres://nobody@localhost/nowhere' };

for (const [dialect, address] of Object.entries(addresses)) {
  console.log(`${dialect}: comparing the schema with the last migration …`);
  const config = await getContentConfig({
    variables: { DATABASE_URL: address },
    secret: 'not needed for a migration',
    logger: { options: { level: 'error' } },
  });
  const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  await writeMigration(payload, name);
}
console.log('Wrote content/migrations. Read it before you commit it.');
process.exit(0);
