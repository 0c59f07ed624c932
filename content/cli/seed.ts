import { getEnvironment } from '../deployment/environment.ts';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { parseArguments } from '../processes/read-arguments.ts';
import { readSampleSeed } from '../seed/sample-seed.ts';
import { seedContent } from '../seed/seed.ts';
import { seedFirstAdmin } from '../seed/seed-first-admin.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (args, say) => {
  parseArguments(args, 'content/cli/seed.ts', {});
  const began = performance.now();
  const environment = getEnvironment(process.env);
  const payload = await openContent({ logger: createLog('error'), sizesAreReady: true });

  const admin = await seedFirstAdmin(payload, {
    email: environment.ADMIN_EMAIL,
    password: environment.ADMIN_PASSWORD,
  });
  // Reports the progress to a program that started this one as a child.
  const made = await seedContent(payload, await readSampleSeed(), (done, total) => {
    process.send?.({ done, total });
  });

  const total = made.pictures + made.documents + made.globals + made.states + made.translations;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (total === 0) say('Sample content: nothing new.');
  else
    say(
      `Sample content: ${made.pictures} pictures, ${made.documents} documents, ${made.globals} pages and settings, ` +
        `${made.states} states with their cities, ${made.translations} translations, in ${seconds} s.`,
    );
  for (const key of made.drafts)
    say(`  Left as a draft, because the company has made the site its own: ${key}`);
  for (const reason of made.skipped) say(`  Left out: ${reason}`);
  if (admin) say(`First administrator: ${admin.email}`);
  if (admin?.password)
    say(`  Password (change it after signing in, because a log may keep this line): ${admin.password}`);
});
