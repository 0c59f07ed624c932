import { spawnSync } from 'node:child_process';
import { BasePayload } from 'payload';
import { getContentConfig } from '../config.ts';
import { writeMigration } from '../database/making-migrations/write-migration.ts';
import { readArguments, usageCode } from '../processes/read-arguments.ts';

const usage = 'npx node content/cli/make-migration.ts <name-in-small-letters> [sqlite | postgres]';
const {
  positionals: [name, only, ...more],
} = readArguments(usage, { allowPositionals: true });
if (
  !name ||
  !/^[a-z0-9-]+$/.test(name) ||
  !['sqlite', 'postgres', undefined].includes(only) ||
  more.length > 0
) {
  console.error(`Usage: ${usage}`);
  process.exit(usageCode);
}

// The drivers only need the dialect: no connection is opened.
const addresses = { sqlite: 'file:/nowhere/site.sqlite', postgres: 'postgres://nobody@localhost/nowhere' };

const write = async (dialect: keyof typeof addresses): Promise<void> => {
  console.log(`${dialect}: comparing the schema with the last migration …`);
  const config = await getContentConfig({
    variables: { DATABASE_URL: addresses[dialect] },
    secret: 'not needed for a migration',
    logger: { options: { level: 'error' } },
  });
  const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  await writeMigration(payload, name);
};

if (only === 'sqlite' || only === 'postgres') {
  await write(only);
  process.exit(0);
}
// A process for each dialect: Payload exits if a dialect has nothing new, e.g. SQLite after a new select option.
for (const dialect of Object.keys(addresses)) {
  const { status } = spawnSync(process.execPath, [import.meta.filename, name, dialect], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log('What changed is in content/migrations. Read it before you commit it.');
