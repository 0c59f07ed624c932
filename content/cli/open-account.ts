/**
 * Command: opens the account with the given address when nobody who could do it in the studio can sign in. Prints a
 * link for choosing a password (docs/operations/incidents.md, "Nobody can sign in").
 */
import { openAccount } from '../accounts/open-account.ts';
import { checkSchema } from '../database/check-schema.ts';
import { sayDatabase } from '../database/database-file.ts';
import { getDataFolder } from '../deployment/data-folder.ts';
import { getEnvironment } from '../deployment/environment.ts';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { parseArguments, UsageError } from '../processes/read-arguments.ts';
import { runCommand } from './run-command.ts';

const usage = 'content/cli/open-account.ts <mail>';

await runCommand(async (args, say) => {
  const {
    positionals: [mail, ...more],
  } = parseArguments(args, usage, { allowPositionals: true });
  const { DATABASE_URL, DATA_DIR } = getEnvironment(process.env);
  if (!mail || more.length > 0)
    throw new UsageError(
      `Whose account? Give one mail address, as Staff in the studio has it.\nUsage: ${usage}`,
    );
  const log = createLog('warn');
  const payload = await openContent({ logger: log });
  try {
    await checkSchema(payload, log);
    say(await openAccount(payload, mail, sayDatabase(DATABASE_URL, getDataFolder(DATA_DIR))));
  } finally {
    await payload.destroy();
  }
});
