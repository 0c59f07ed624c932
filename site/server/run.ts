import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { createLog } from '@ev-site/content/logging/log.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import closeWithGrace from 'close-with-grace';
import { renameAgain } from '../page/asset-folder.ts';
import { listDialogFiles } from '../pages/layout/dialog-words.ts';
import { routes } from '../pages/routes.ts';
import { openBuiltAssets } from '../rendering/built-assets.ts';
import { startTracing } from '../traces/start-tracing.ts';
import { readBuildName } from './build-name.ts';
import { createCachedPages } from './cached-pages.ts';
import { createCarryOver } from './carry-over/carry-over.ts';
import { createEarlyAnswer } from './early-answer.ts';
import { openEdge } from './edge/open-edge.ts';
import { endSite } from './end-site.ts';
import { readFixedAnswers } from './fixed-answers.ts';
import { openKeptAssets } from './kept-assets.ts';
import { openFoundation } from './open-foundation.ts';
import { openMetrics } from './open-metrics.ts';
import { listenOnManySockets } from './overload/listen.ts';
import { leaveWhenAsked } from './processes/leave-when-asked.ts';
import { createRevisionWatch } from './revision-watch.ts';
import { createSiteServer } from './site-server.ts';

// This program runs from dist/server.
const siteFolder = path.join(import.meta.dirname, '../..');
const dist = path.join(siteFolder, 'dist');

const environment = getEnvironment(process.env);
const log = createLog(environment.LOG_LEVEL);

const stopTracing = await startTracing(environment);
// The watch needs the data of the foundation, so it is made later. Nothing calls these functions before that.
const generation = () => watch.generation();
const foundation = await openFoundation({
  environment,
  log,
  generation,
  isDatabaseAnswering: () => watch.isAnswering(),
});
const { publicUrl, dataFolder, mediaFolder, data, counters, leads, papers, formSettings } = foundation;
const { brochures } = papers;
const isHttps = publicUrl.startsWith('https:');
const assets = await openBuiltAssets(dist);
const isWorkerOn = environment.SERVICE_WORKER === 'on';
const readScript = (source: string) => readFile(path.join(dist, 'client', assets.scriptUrl(source)), 'utf8');
const readWorkerScripts = async () => ({
  serve: await readScript('rendering/offline/service-worker.ts'),
  retire: await readScript('rendering/offline/retire-worker.ts'),
});
const makesAhead = environment.PAGES_AHEAD === 'on';
const pages = createCachedPages({
  environment,
  rendering: {
    table: routes,
    assets,
    data,
    publicUrl,
    forms: formSettings,
    describeBrochure: brochures.describe,
    serviceWorker: isWorkerOn,
    generation,
  },
  isHttps,
  makesAhead,
  data,
  log,
  finished() {
    if (makesAhead) void carryOver.keep();
  },
});
const build = await readBuildName(path.join(siteFolder, '..'));
const edge = openEdge({ environment, data, log, build });

const watch = createRevisionWatch({
  data,
  changed(state) {
    edge.changed(state);
    pages.warmUp.runSoon();
  },
  reachable(error) {
    if (error === undefined) {
      log.info('the database answers again');
      pages.warmUp.runSoon();
    } else log.error({ err: error }, 'the database does not answer; pages are served as they are');
  },
});

const carryOver = createCarryOver({
  dataFolder,
  secret: data.content.secret,
  // Sites side by side share one file. They differ only in their ports, which no page contains.
  madeBy: [process.version, build, { ...environment, PORT: undefined, METRICS_PORT: undefined }],
  pages: pages.cache,
  answers: pages.answers,
  brochures: brochures.kept,
  getState: () => watch.getState(),
  generation,
  log,
});

const fixed = await readFixedAnswers({
  assetFolders: [path.join(dist, 'client/assets'), path.join(dist, 'server/assets')],
  iconFolder: path.join(siteFolder, 'server/icons'),
  outlines: data.outlines,
  madeFiles: [...listDialogFiles(formSettings), ...(assets.print ? [assets.print] : [])],
  isHttps,
});

const keptAssets = openKeptAssets({ dataFolder, own: fixed, isHttps, log });

/** Unless it is `serving`, the health checks fail, so that a proxy sends no more visitors. At `closing` the shutdown has begun. */
let state: 'serving' | 'ending' | 'closing' = 'serving';

const server = createSiteServer({
  environment,
  log,
  counters,
  data,
  mediaFolder,
  api: { data, leads, generation },
  worker: { scripts: await readWorkerScripts(), isOn: isWorkerOn },
  papers,
  pages: pages.source,
  isEnding: () => state !== 'serving',
  answerEarly: createEarlyAnswer(pages.findReady, (url) => fixed.get(url) ?? fixed.get(renameAgain(url))),
  keptAssets,
});

const stopMetrics = await openMetrics({ environment, log, data, leads, pages: pages.cache, build });

const stayMs = environment.SHUTDOWN_DELAY_SECONDS * 1000;
const closing = closeWithGrace({ delay: 10_000 + stayMs, logger: log }, async ({ err, signal }) => {
  state = 'closing';
  if (err) log.fatal({ err }, 'the site ends after an error');
  else log.info({ signal }, 'the site ends');
  if (signal === 'SIGTERM') await delay(stayMs);
  watch.stop();
  edge.stop();
  pages.warmUp.stop();
  await endSite(server, foundation, 8000);
  await Promise.all([stopMetrics(), stopTracing()]);
});

leaveWhenAsked(
  server.server,
  () => {
    // A signal to all processes may already have started the shutdown.
    if (state !== 'closing') closing.close();
  },
  () => {
    if (state === 'serving') state = 'ending';
  },
);

await watch.start();
if (makesAhead) await carryOver.take();
await listenOnManySockets(server, { host: environment.HOST, port: environment.PORT });
foundation.start();
void keptAssets.keep();
setInterval(keptAssets.keep, day).unref();
await pages.warmUp.run();
