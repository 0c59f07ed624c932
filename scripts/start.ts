import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '@ev-site/content/environment.ts';
import { buildProgram } from './build.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import {
  endProgram,
  prepareContent,
  type Settings,
  settleSettings,
  startSite,
  startStudio,
  waitForSite,
  waitForStudio,
} from './product.ts';
import { say, step } from './step.ts';

const began = performance.now();
const sinceBegin = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** Starts the site as soon as it and its content are ready. */
const openSite = async (settings: Settings, environment: Environment) => {
  await Promise.all([buildProgram('site'), prepareContent(settings)]);
  const site = startSite(settings);
  try {
    await step('Starting the site', () => waitForSite(site, environment), { aboutSeconds: 3 });
  } catch (error) {
    await endProgram(site);
    throw error;
  }
  return site;
};

loadEnvironmentFile();
try {
  const { settings, environment } = settleSettings(process.env);
  const address = environment.PUBLIC_URL.replace(/\/$/, '');
  // Visitors first: the studio, which takes a minute to build, has what the way to the site leaves over.
  const studioBuild = buildProgram('studio', { inBackground: true });
  // A failure is met below; until then it must not end the program.
  studioBuild.catch(() => undefined);
  const site = await openSite(settings, environment);
  say(`\nSite    ${address}/  (after ${sinceBegin()})`);

  let stopping = false;
  let studio: ReturnType<typeof startStudio> | undefined;
  const stopAll = async () => {
    if (stopping) return;
    stopping = true;
    // The studio may have been started again meanwhile, so it is read here.
    await Promise.all([endProgram(site), studio && endProgram(studio)]);
  };
  process.on('SIGINT', stopAll);
  process.on('SIGTERM', stopAll);
  site.on('exit', (code, signal) => {
    if (stopping) return;
    console.error(`The site ended by itself (${signal ?? `code ${code}`}).`);
    process.exitCode = 1;
    void stopAll();
  });

  // Visitors must not notice a fallen studio: it is started again while the site goes on.
  const keepStudio = () => {
    const program = startStudio(settings);
    studio = program;
    program.on('exit', async (code, signal) => {
      if (stopping) return;
      console.error(`The studio ended by itself (${signal ?? `code ${code}`}); starting it again.`);
      await delay(2000);
      if (!stopping) keepStudio();
    });
    return program;
  };

  try {
    await studioBuild;
    if (!stopping) {
      const program = keepStudio();
      await step('Starting the studio', () => waitForStudio(program, environment), { aboutSeconds: 3 });
      say(`\nStarted in ${sinceBegin()}\n  Site    ${address}/\n  Studio  ${address}/studio\n`);
    }
  } catch (error) {
    if (stopping) throw new Error('Stopped before the studio was there.');
    await stopAll();
    throw error;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
