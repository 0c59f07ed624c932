/** The site while it is being built: sources as they are, live reload, no page cache. */
import path from 'node:path';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { createLog } from '@ev-site/content/logging/log.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import closeWithGrace from 'close-with-grace';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { listWindowFiles } from '../pages/layout/window-words.ts';
import { createEarlyAnswer } from './early-answer.ts';
import { endSite } from './end-site.ts';
import { readFixedAnswers } from './fixed-answers.ts';
import { createLivePages } from './live-pages.ts';
import { openFoundation } from './open-foundation.ts';
import { createSiteServer } from './site-server.ts';

readArguments('npm run dev -w site', {});
const siteFolder = path.join(import.meta.dirname, '..');
const environment = getEnvironment({ ...process.env, NODE_ENV: 'development' });
const log = createLog(environment.LOG_LEVEL);
// Every answer is made anew: staff and builders see changes at once.
const generation = Date.now;
const foundation = await openFoundation({
  environment,
  log,
  generation,
  isDatabaseAnswering: () => true,
});
const { publicUrl, mediaFolder, data, counters, leads, papers, formSettings } = foundation;

const fixed = await readFixedAnswers({
  assetFolders: [],
  iconFolder: path.join(siteFolder, 'server/icons'),
  outlines: data.outlines,
  madeFiles: listWindowFiles(formSettings),
  isHttps: false,
});
const answerFixed = createEarlyAnswer((url) => fixed.get(url));

const server = createSiteServer({
  isEnding: () => false,
  environment,
  log,
  counters,
  data,
  mediaFolder,
  api: { data, leads, generation },
  // While the site is being built nothing is kept in a browser.
  worker: { scripts: { serve: '', retire: '' }, isOn: false },
  papers,
  pages: createLivePages({
    environment: () => getPagesEnvironment(),
    data,
    publicUrl,
    forms: formSettings,
    describeBrochure: papers.brochures.describe,
  }),
  answerEarly: (request, response, handle) =>
    vite.middlewares(request, response, () => answerFixed(request, response, handle)),
  development: true,
});

const vite = await createServer({
  configFile: path.join(siteFolder, 'vite.config.ts'),
  // Bundled, it would be a file for a moment, whose end starts the site anew.
  configLoader: 'native',
  server: { middlewareMode: true, hmr: { server: server.server } },
});
const getPagesEnvironment = () => {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages');
  return ssr;
};

// Pages are not part of the browser's modules, so nobody else tells it that one has changed.
vite.watcher.on('change', (file) => {
  if (/\.tsx?$/.test(file)) vite.environments.client.hot.send({ type: 'full-reload' });
});

closeWithGrace({ delay: 5000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'the site ends after an error');
  await Promise.all([vite.close(), endSite(server, foundation, 1000)]);
});

await server.listen({ host: environment.HOST, port: environment.PORT });
foundation.start();
