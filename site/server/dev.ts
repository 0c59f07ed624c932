/** The development server: runs the sources directly, with live reload and without a page cache. */
import path from 'node:path';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { createLog } from '@ev-site/content/logging/log.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import closeWithGrace from 'close-with-grace';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { listDialogFiles } from '../pages/layout/dialog-words.ts';
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
// Every read sees a new generation, so nothing is cached and changes show at once.
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
  madeFiles: listDialogFiles(formSettings),
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
  // During development the browser caches nothing.
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
  // Vite serves them under names without a hash.
  keptAssets: { find: async () => undefined },
  development: true,
});

const vite = await createServer({
  configFile: path.join(siteFolder, 'vite.config.ts'),
  // A bundled config would exist as a temporary file, and deleting that file would restart the site.
  configLoader: 'native',
  server: { middlewareMode: true, hmr: { server: server.server } },
});
const getPagesEnvironment = () => {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages');
  return ssr;
};

// Pages are not part of the browser's module graph, so Vite does not tell the browser that a page has changed.
vite.watcher.on('change', (file) => {
  if (/\.tsx?$/.test(file)) vite.environments.client.hot.send({ type: 'full-reload' });
});

closeWithGrace({ delay: 5000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'the site ends after an error');
  await Promise.all([vite.close(), endSite(server, foundation, 1000)]);
});

await server.listen({ host: environment.HOST, port: environment.PORT });
foundation.start();
