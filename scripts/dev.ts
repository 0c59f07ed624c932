import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadEnvironmentFile } from '@ev-site/content/deployment/environment-file.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { endWhenAsked } from './end-when-asked.ts';
import { prepareContent, settleSettings } from './product.ts';
import { sayEnd, start } from './run.ts';

readArguments('npm run dev', {});
const ending = endWhenAsked();

/** @throws {Error} once a program has ended, unless it was asked to. */
const watch = async (name: string, program: ChildProcess) => {
  await once(program, 'exit');
  if (!ending.isAsked) throw new Error(`The ${name} ended by itself, ${sayEnd(program)}.`);
};

// Site and studio from source, both with live reload.
loadEnvironmentFile();
try {
  const { settings, environment } = settleSettings({ ...process.env, NODE_ENV: 'development' });
  await prepareContent(settings);
  // Whatever Node imports starts the site anew; pages and islands are Vite's.
  const site = start('node', ['--watch', 'site/server/dev.ts'], { env: settings });
  const studio = start('node', ['studio/start.ts'], { env: settings });
  console.log(`\nSite and studio with live reload: ${environment.PUBLIC_URL}\n`);
  await Promise.all([watch('site', site), watch('studio', studio)]);
} catch (error) {
  await ending.fail(error);
}
