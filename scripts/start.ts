import { setTimeout as delay } from 'node:timers/promises';
import { buildPrograms } from './build.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { prepareContent, settleSettings, startProduct, startStudio } from './product.ts';

const began = performance.now();
loadEnvironmentFile();

try {
  const { settings, environment } = settleSettings(process.env);
  await buildPrograms();
  await prepareContent(settings);
  const programs = await startProduct(settings, environment);

  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const address = environment.PUBLIC_URL.replace(/\/$/, '');
  console.log(`\nStarted in ${seconds} s\n  Site    ${address}/\n  Studio  ${address}/studio\n`);

  let stopping = false;
  const stopAll = async () => {
    if (stopping) return;
    stopping = true;
    await programs.stop();
  };
  process.on('SIGINT', stopAll);
  process.on('SIGTERM', stopAll);

  programs.site.on('exit', (code, signal) => {
    if (stopping) return;
    console.error(`The site ended by itself (${signal ?? `code ${code}`}).`);
    process.exitCode = 1;
    void stopAll();
  });

  // Visitors must not notice a fallen studio: it is started again while the site goes on.
  const keepStudio = () => {
    programs.studio.on('exit', async (code, signal) => {
      if (stopping) return;
      console.error(`The studio ended by itself (${signal ?? `code ${code}`}); starting it again.`);
      await delay(2000);
      if (stopping) return;
      programs.studio = startStudio(settings);
      keepStudio();
    });
  };
  keepStudio();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
