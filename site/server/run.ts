import path from 'node:path';
import { getEnvironment } from '@ev-site/content/environment.ts';
import { createLog } from '@ev-site/content/log.ts';
import closeWithGrace from 'close-with-grace';
import { openDataDoor } from '../data/door.ts';
import { createGenerationCache } from '../data/generation-cache.ts';
import { openLeadDesk } from '../leads/lead-desk.ts';
import { toFormSettings } from '../page/form-settings.ts';
import { routes } from '../pages/routes.ts';
import { openBuiltAssets } from '../rendering/built-assets.ts';
import { createPageRenderer } from '../rendering/page-renderer.tsx';
import { drawPlainPage } from '../rendering/plain/draw-plain-page.tsx';
import { type FoundPage, isKept, type RenderLog } from '../rendering/rendered-page.ts';
import { closeServer } from './close-server.ts';
import { createEarlyAnswer } from './early-answer.ts';
import { readFixedAnswers } from './fixed-answers.ts';
import { createPageAnswers, type KeptPage } from './page-answers.ts';
import { toRenderLog } from './pages.ts';
import { createRevisionWatch } from './revision-watch.ts';
import { createMemoryWatch, settleMemory } from './settle-memory.ts';
import { createSiteServer } from './site-server.ts';
import { createWarmUp } from './warm-up.ts';

const megabyte = 1_048_576;

// Runs from dist/server.
const siteFolder = path.join(import.meta.dirname, '../..');
const dist = path.join(siteFolder, 'dist');

const environment = getEnvironment(process.env);
const log = createLog(environment.LOG_LEVEL);
const publicUrl = environment.PUBLIC_URL.replace(/\/+$/, '');
const isHttps = publicUrl.startsWith('https:');
const dataFolder = path.resolve(siteFolder, '..', environment.DATA_DIR);

const generation = () => watch.generation();
const data = await openDataDoor(environment.MEDIA_URL, generation);
const { content: payload, getSettings: getCompany, getJob } = data;
const leads = openLeadDesk({ payload, environment, log, generation, getCompany, getJob });
const renderer = createPageRenderer({
  table: routes,
  assets: await openBuiltAssets(dist),
  data,
  publicUrl,
  forms: toFormSettings(environment),
  generation,
});
const answers = createPageAnswers({ isHttps, mediaUrl: environment.MEDIA_URL });
const renderLog = toRenderLog(log);

const watch = createRevisionWatch({
  data,
  changed: () => warmUp.runSoon(),
  reachable(error) {
    if (error === undefined) log.info('the database answers again');
    else log.error({ err: error }, 'the database does not answer; pages are served as they are');
  },
});

const cache = createGenerationCache<KeptPage, { found: FoundPage; log: RenderLog }>({
  generation,
  maxBytes: 128 * megabyte,
  async make(_address, previous, { found, log }) {
    const page = await renderer.render(found, log);
    if (!page) return undefined;
    const value = await answers.toKeptPage(page, previous);
    return { value, size: value.size, complete: page.complete };
  },
});
const memory = createMemoryWatch();
const getPage = async (found: FoundPage, log: RenderLog) => {
  if (isKept(found)) return (await cache.get(found.address, { found, log }))?.answer;
  const page = await renderer.render(found, log);
  memory.noteAnswer();
  return page && answers.toOwnAnswer(page);
};

const warmUp = createWarmUp({
  listPages: () => renderer.listPages(renderLog),
  make: (found) => getPage(found, renderLog),
  failed: (address, error) => log.error({ err: error, address }, 'a page could not be made ahead'),
  finished: settleMemory,
});

const fixed = await readFixedAnswers({
  assetFolders: [path.join(dist, 'client/assets'), path.join(dist, 'server/assets')],
  iconFolder: path.join(siteFolder, 'server/icons'),
  isHttps,
});

const server = createSiteServer({
  environment,
  log,
  data,
  mediaFolder: path.join(dataFolder, 'media'),
  api: { data, leads, generation },
  pages: {
    find: renderer.find,
    get: getPage,
    getNotFound: (path, log) => getPage(renderer.notFoundAt(path), log),
    drawPlain: drawPlainPage,
  },
  answerEarly: createEarlyAnswer(
    (url) => cache.peek(url)?.answer,
    (url) => fixed.get(url),
  ),
});

closeWithGrace({ delay: 10_000, logger: log }, async ({ err, signal }) => {
  if (err) log.fatal({ err }, 'the site ends after an error');
  else log.info({ signal }, 'the site ends');
  watch.stop();
  warmUp.stop();
  await closeServer(server, 8000);
  await leads.stop();
  await data.close();
});

await watch.start();
await server.listen({ host: environment.HOST, port: environment.PORT });
leads.start();
await warmUp.run();
