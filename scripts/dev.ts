import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadEnvironmentFile } from '@ev-site/content/deployment/environment-file.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { endWhenAsked } from './end-when-asked.ts';
import { prepareContent, settleSettings } from './product.ts';
import { sayEnd, start } from './run.ts';

readArguments('npm run dev', {});
const ending = endWhenAsked();

/** @throws {Error} when a program ends without having been asked to. */
const watch = async (name: string, program: ChildProcess) => {
  await once(program, 'exit');
  if (!ending.isAsked) throw new Error(`The ${name} ended by itself, ${sayEnd(program)}.`);
};

// Site and studio from source, both with live reload.
loadEnvironmentFile();
try {
  const { settings, environment } = settleSettings({ ...process.env, NODE_ENV: 'development' });
  await prepareContent(settings);
  // A change to a file that Node imports restarts the site. Vite handles pages and islands.
  const site = start('node', ['--watch', 'site/server/dev.ts'], { env: settings });
  const studio = start('node', ['studio/start.ts'], { env: settings });
  console.log(`\nSite and studio with live reload: ${environment.PUBLIC_URL}\n`);
  await Promise.all([watch('site', site), watch('studio', studio)]);
} catch (error) {
  await ending.fail(error);
}
