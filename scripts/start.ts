import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { loadEnvironmentFile } from '@ev-site/content/deployment/environment-file.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { buildProgram } from './build.ts';
import { endWhenAsked } from './end-when-asked.ts';
import { openStudio } from './open-studio.ts';
import {
  prepareContent,
  requireFreePorts,
  type Settings,
  settleSettings,
  startSite,
  startStudio,
  studioAnswers,
  waitForSite,
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

loadEnvironmentFile();
try {
  const { settings, environment } = settleSettings(process.env);
  await requireFreePorts(environment);
  const address = environment.PUBLIC_URL;
  // Visitors first: the studio takes a minute to build, so it uses only the CPU time that the site leaves.
  const studioBuild = buildProgram('studio', { inBackground: true });
  // A failure is handled below. Until then, an unhandled rejection must not end the program.
  studioBuild.catch(() => undefined);
  await openSite(settings, environment);
  if (!ending.isAsked) say(`\nSite    ${address}/  (after ${sinceBegin()})`);
  const isOpen = await openStudio({
    build: studioBuild,
    start: () => startStudio(settings),
    answers: () => studioAnswers(environment),
    ending,
    tell: console.error,
  });
  const mails = environment.SMTP_URL
    ? ''
    : `  Mails   files in ${environment.DATA_DIR}/mails: SMTP_URL is not set\n`;
  if (isOpen)
    say(`\nStarted in ${sinceBegin()}\n  Site    ${address}/\n  Studio  ${address}/studio\n${mails}`);
  // Visitors keep the site. Whenever the command ends later, its exit code says that the studio was missing.
  else process.exitCode = 1;
} catch (error) {
  await ending.fail(error);
}
