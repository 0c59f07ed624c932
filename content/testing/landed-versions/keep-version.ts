import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSqlDatabase } from '../../database/sql.ts';
import { migrations as postgres } from '../../migrations/postgres/index.ts';
import { migrations as sqlite } from '../../migrations/sqlite/index.ts';
import { readArguments } from '../../processes/read-arguments.ts';
import { openFreshContent } from '../fresh-content.ts';
import { landedFolder } from './landed-version.ts';
import { readEverything } from './read-everything.ts';
import { doSampleWork } from './sample-work.ts';
import { readTables } from './table-rows.ts';

/** One entry a line, so that a change of the file can be read. */
const toJson = (parts: Record<string, unknown>): string => {
  const toLines = (value: unknown): string =>
    Array.isArray(value)
      ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : JSON.stringify(value);
  const lines = Object.entries(parts).map(([name, value]) => `${JSON.stringify(name)}: ${toLines(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

readArguments('npx node content/testing/landed-versions/keep-version.ts', {});
const { payload, remove } = await openFreshContent();
await doSampleWork(payload);
const name = sqlite.at(-1)?.name ?? '';
const file = path.join(landedFolder, `${name}.json`);
const kept = {
  lastMigration: { sqlite: name, postgres: postgres.at(-1)?.name },
  tables: await readTables(await getSqlDatabase(payload)),
  everything: await readEverything(payload),
};
writeFileSync(file, toJson(kept));
await remove();
console.log(`Wrote ${path.relative(process.cwd(), file)}.`);
process.exit(0);
