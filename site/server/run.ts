import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getEnvironment } from '@ev-site/content/environment.ts';
import { createLog } from '@ev-site/content/log.ts';
import closeWithGrace from 'close-with-grace';
import { createGenerationCache } from '../data/caching/generation-cache.ts';
import { measureRender } from '../metrics/renders.ts';
import { renameAgain } from '../page/asset-folder.ts';
import { listWindowFiles } from '../pages/layout/window-words.ts';
import { routes } from '../pages/routes.ts';
import { openBuiltAssets } from '../rendering/built-assets.ts';
import { createPageRenderer } from '../rendering/page-renderer.tsx';
import { drawPlainPage } from '../rendering/plain/draw-plain-page.tsx';
import { createPreviewRenderer } from '../rendering/preview/preview-renderer.tsx';
import { type FoundPage, isKept, type RenderLog } from '../rendering/rendered-page.ts';
import { startTracing } from '../traces/start-tracing.ts';
import { readBuildName } from './build-name.ts';
import { createCarryOver } from './carry-over/carry-over.ts';
import { closeServer } from './close-server.ts';
import { createEarlyAnswer } from './early-answer.ts';
import { openEdge } from './edge/open-edge.ts';
import type { Encoding } from './encoding.ts';
import { readFixedAnswers } from './fixed-answers.ts';
import { openFoundation } from './open-foundation.ts';
import { openMetrics } from './open-metrics.ts';
import { openDoors } from './overload/doors.ts';
import { createPageAnswers, type KeptPage } from './page-answers.ts';
import { toRenderLog } from './pages.ts';
import { leaveWhenAsked } from './processes/leave-when-asked.ts';
import { createRevisionWatch } from './revision-watch.ts';
import { createMemoryWatch, settleMemory } from './settle-memory.ts';
import { createSiteServer } from './site-server.ts';
import { withoutTracking } from './tracking-query.ts';
import { createWarmUp } from './warm-up.ts';

const megabyte = 1_048_576;

// Runs from dist/server.
const siteFolder = path.join(import.meta.dirname, '../..');
const dist = path.join(siteFolder, 'dist');

const environment = getEnvironment(process.env);
const log = createLog(environment.LOG_LEVEL);

const stopTracing = await startTracing(environment);
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
const rendering = {
  table: routes,
  assets,
  data,
  publicUrl,
  forms: formSettings,
  describeBrochure: brochures.describe,
  serviceWorker: isWorkerOn,
  generation,
};
const renderer = createPageRenderer(rendering);
const answers = createPageAnswers({
  isHttps,
  mediaUrl: environment.MEDIA_URL,
  isPurged: environment.EDGE_PURGE_URL !== undefined,
  failed: (error) => log.error({ err: error }, 'a page could not be made smaller'),
});
const build = await readBuildName(dist);
const edge = openEdge({ environment, data, log, build });
const renderLog = toRenderLog(log);

const watch = createRevisionWatch({
  data,
  changed(state) {
    edge.changed(state);
    warmUp.runSoon();
  },
  reachable(error) {
    if (error === undefined) {
      log.info('the database answers again');
      warmUp.runSoon();
    } else log.error({ err: error }, 'the database does not answer; pages are served as they are');
  },
});

const render = (found: FoundPage, log: RenderLog) =>
  measureRender(found.route.path || 'not found', () => renderer.render(found, log));
const cache = createGenerationCache<KeptPage, { found: FoundPage; log: RenderLog }>({
  generation,
  maxBytes: 128 * megabyte,
  async make(_address, previous, { found, log }) {
    // Before the content is read: what changes meanwhile makes the page an old one.
    const madeOf = generation();
    const page = await render(found, log);
    if (!page) return undefined;
    const value = await answers.toKeptPage(page, previous, madeOf);
    return { value, size: value.size, complete: page.complete };
  },
});
const memory = createMemoryWatch();
const toCurrent = (kept: KeptPage | undefined) => kept && answers.toCurrentAnswer(kept, generation());
const getPage = async (found: FoundPage, log: RenderLog, encoding: Encoding = 'identity') => {
  if (isKept(found)) return toCurrent(await cache.get(found.address, { found, log }));
  const page = await render(found, log);
  memory.noteAnswer();
  return page && answers.toOwnAnswer(page, encoding);
};

const makesAhead = environment.PAGES_AHEAD === 'on';
const carryOver = createCarryOver({
  dataFolder,
  secret: data.content.secret,
  // Sites beside each other keep one file: they differ in their ports, which no page names.
  madeBy: [process.version, build, { ...environment, PORT: undefined, METRICS_PORT: undefined }],
  pages: cache,
  answers,
  brochures: brochures.kept,
  getState: () => watch.getState(),
  generation,
  log,
});

const warmUp = createWarmUp({
  async listPages(lacksSome) {
    if (!makesAhead) return [];
    return renderer.listPages({
      failedRead(failure) {
        renderLog.failedRead(failure);
        lacksSome();
      },
    });
  },
  make: (found) => getPage(found, renderLog),
  isMade: ({ address }) => cache.peek(address)?.head.complete === true,
  isDatabaseAnswering: () =>
    data.readRevision().then(
      () => true,
      () => false,
    ),
  failed: (address, error) => log.error({ err: error, address }, 'a page could not be made ahead'),
  finished() {
    settleMemory();
    if (makesAhead) void carryOver.keep();
  },
});

const fixed = await readFixedAnswers({
  assetFolders: [path.join(dist, 'client/assets'), path.join(dist, 'server/assets')],
  iconFolder: path.join(siteFolder, 'server/icons'),
  outlines: data.outlines,
  madeFiles: [...listWindowFiles(formSettings), ...(assets.print ? [assets.print] : [])],
  isHttps,
});

/** Asked to end; health says so, that a proxy sends nobody more. */
let isEnding = false;

const server = createSiteServer({
  environment,
  log,
  counters,
  data,
  mediaFolder,
  api: { data, leads, generation },
  worker: { scripts: await readWorkerScripts(), isOn: isWorkerOn },
  papers,
  pages: {
    find: renderer.find,
    get: getPage,
    hasMadeAll: warmUp.hasMadeAll,
    isReady: ({ address }) => cache.peek(address) !== undefined,
    findKept: (url) => toCurrent(cache.getKept(withoutTracking(url))),
    getNotFound: (path, log) => getPage(renderer.notFoundAt(path), log),
    drawPlain: drawPlainPage,
    drawPreview: createPreviewRenderer(rendering),
    scriptUrl: assets.scriptUrl,
  },
  isEnding: () => isEnding,
  answerEarly: createEarlyAnswer(
    (url) => toCurrent(cache.peek(withoutTracking(url))),
    (url) => fixed.get(url) ?? fixed.get(renameAgain(url)),
  ),
});

const stopMetrics = await openMetrics({ environment, log, data, leads, pages: cache });

let isClosing = false;
const stayMs = environment.SHUTDOWN_DELAY_SECONDS * 1000;
const closing = closeWithGrace({ delay: 10_000 + stayMs, logger: log }, async ({ err, signal }) => {
  isClosing = true;
  if (err) log.fatal({ err }, 'the site ends after an error');
  else log.info({ signal }, 'the site ends');
  isEnding = true;
  if (signal === 'SIGTERM') await delay(stayMs);
  watch.stop();
  edge.stop();
  warmUp.stop();
  await closeServer(server, 8000);
  await foundation.stop();
  await Promise.all([stopMetrics(), stopTracing()]);
});

leaveWhenAsked(
  server.server,
  () => {
    // A signal to all processes at once may have been first.
    if (!isClosing) closing.close();
  },
  () => {
    isEnding = true;
  },
);

await watch.start();
if (makesAhead) await carryOver.take();
await openDoors(server, { host: environment.HOST, port: environment.PORT });
foundation.start();
await warmUp.run();
