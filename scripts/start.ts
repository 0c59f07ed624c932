import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { loadEnvironmentFile } from '@ev-site/content/deployment/environment-file.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { buildProgram } from './build.ts';
import { endWhenAsked } from './end-when-asked.ts';
import {
  prepareContent,
  type Settings,
  settleSettings,
  startSite,
  startStudio,
  waitForSite,
  waitForStudio,
} from './product.ts';
import { sayEnd } from './run.ts';
import { say, step } from './step.ts';

readArguments('npm start', {});
const began = performance.now();
const sinceBegin = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const ending = endWhenAsked();

/** Starts the site as soon as it and its content are ready. */
const openSite = async (settings: Settings, environment: Environment) => {
  await Promise.all([buildProgram('site'), prepareContent(settings)]);
  if (ending.isAsked) return;
  const site = startSite(settings);
  await step('Starting the site', () => waitForSite(site, environment), { aboutSeconds: 3 });
  site.on('exit', () => {
    if (!ending.isAsked) void ending.fail(`The site ended by itself, ${sayEnd(site)}.`);
  });
};

/** Visitors must not notice a fallen studio: it is started again while the site goes on. */
const keepStudio = (settings: Settings) => {
  const studio = startStudio(settings);
  studio.on('exit', async () => {
    if (ending.isAsked) return;
    console.error(`The studio ended by itself, ${sayEnd(studio)}; starting it again.`);
    await delay(2000);
    if (!ending.isAsked) keepStudio(settings);
  });
  return studio;
};

loadEnvironmentFile();
try {
  const { settings, environment } = settleSettings(process.env);
  const address = environment.PUBLIC_URL;
  // Visitors first: the studio, which takes a minute to build, has what the way to the site leaves over.
  const studioBuild = buildProgram('studio', { inBackground: true });
  // A failure is met below; until then it must not end the program.
  studioBuild.catch(() => undefined);
  await openSite(settings, environment);
  if (!ending.isAsked) say(`\nSite    ${address}/  (after ${sinceBegin()})`);
  await studioBuild;
  if (!ending.isAsked) {
    const studio = keepStudio(settings);
    await step('Starting the studio', () => waitForStudio(studio, environment), { aboutSeconds: 3 });
    const mails = environment.SMTP_URL
      ? ''
      : `  Mails   files in ${environment.DATA_DIR}/mails: SMTP_URL is not set\n`;
    say(`\nStarted in ${sinceBegin()}\n  Site    ${address}/\n  Studio  ${address}/studio\n${mails}`);
  }
} catch (error) {
  await ending.fail(error);
}
