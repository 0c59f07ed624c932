import path from 'node:path';
import { getEnvironment } from '@ev-site/content/environment.ts';
import closeWithGrace from 'close-with-grace';
import { openDataDoor } from '../data/door.ts';
import { openLeadDesk } from '../leads/lead-desk.ts';
import { toFormSettings } from '../page/form-settings.ts';
import { routes } from '../pages/routes.ts';
import { openBuiltAssets } from '../rendering/built-assets.ts';
import { createPageCache } from '../rendering/page-cache.ts';
import { createPageRenderer } from '../rendering/page-renderer.tsx';
import { closeServer } from './close-server.ts';
import { createEarlyAnswer } from './early-answer.ts';
import { readFixedAnswers } from './fixed-answers.ts';
import { createLog } from './log.ts';
import { createPageAnswers, type KeptPage } from './page-answers.ts';
import { toRenderLog } from './pages.ts';
import { createRevisionWatch } from './revision-watch.ts';
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

const data = await openDataDoor(environment.MEDIA_URL);
const leads = data.lend((payload) =>
  openLeadDesk({ payload, environment, log, getCompany: data.getSettings, getJob: data.getJob }),
);
const renderer = createPageRenderer({
  table: routes,
  assets: await openBuiltAssets(dist),
  data,
  publicUrl,
  forms: toFormSettings(environment),
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

const cache = createPageCache<KeptPage>({
  generation: watch.generation,
  maxBytes: 128 * megabyte,
  async make(address, previous, renderLog) {
    const page = await renderer.render(address, renderLog);
    return page && { page: await answers.toKeptPage(page, previous), complete: page.complete };
  },
});

const warmUp = createWarmUp({
  listAddresses: renderer.listAddresses,
  make: (address) => cache.get(address, renderLog),
  failed: (address, error) => log.error({ err: error, address }, 'a page could not be made ahead'),
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
  api: { data, leads, generation: watch.generation },
  pages: {
    findAddress: renderer.findAddress,
    get: async (address, log) => (await cache.get(address, log))?.answer,
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
