/**
 * Command: migrates the database to the newest schema. With `--preview` it only prints what that would do: the pending
 * migrations, the SQL of each, and how many rows the affected tables have.
 */

import { sayDatabase } from '../database/database-file.ts';
import { getMigrationState } from '../database/list-migrations.ts';
import { migrateContent } from '../database/migrate.ts';
import { previewMigrations, sayPreview } from '../database/preview-migrations.ts';
import { getDataFolder } from '../deployment/data-folder.ts';
import { getEnvironment } from '../deployment/environment.ts';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { parseArguments } from '../processes/read-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (args, say) => {
  const { values } = parseArguments(args, 'content/cli/migrate.ts [--preview]', {
    options: { preview: { type: 'boolean', default: false } },
  });
  const { DATABASE_URL, DATA_DIR } = getEnvironment(process.env);
  const where = sayDatabase(DATABASE_URL, getDataFolder(DATA_DIR));
  const payload = await openContent({ logger: createLog('warn') });
  if (values.preview) {
    const { unknown } = await getMigrationState(payload);
    if (unknown.length > 0) say(`Unknown to this version, left as they are: ${unknown.join(', ')}\n`);
    const previews = await previewMigrations(payload);
    for (const preview of previews) say(sayPreview(preview));
    say(
      previews.length > 0
        ? `Pending migrations: ${previews.length}. Nothing was changed in ${where}.`
        : `The database has the newest schema, nothing is pending: ${where}`,
    );
  } else {
    await migrateContent(payload);
    say(`The database has the newest schema: ${where}`);
  }
});
