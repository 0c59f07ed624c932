import { once } from 'node:events';
import { loadEnvironmentFile } from './environment-file.ts';
import { prepareContent, settleSettings } from './product.ts';
import { start } from './run.ts';

// Site and studio from source, both with live reload.
loadEnvironmentFile();
try {
  const { settings, environment } = settleSettings({ ...process.env, NODE_ENV: 'development' });
  await prepareContent(settings);
  const site = start(
    'node',
    ['--watch-path=site/data', '--watch-path=site/server', '--watch-path=site/api', 'site/server/dev.ts'],
    {
      env: settings,
    },
  );
  const studio = start('node', ['studio/start.ts'], { env: settings });
  const stop = () => {
    site.kill('SIGTERM');
    studio.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`\nSite and studio with live reload: ${environment.PUBLIC_URL}\n`);
  await Promise.race([once(site, 'exit'), once(studio, 'exit')]);
  stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
