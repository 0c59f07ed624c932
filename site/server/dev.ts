/** The site while it is being built: sources as they are, live reload, no page cache. */
import path from 'node:path';
import { getDataFolder } from '@ev-site/content/data-folder.ts';
import { getEnvironment } from '@ev-site/content/environment.ts';
import { createLog } from '@ev-site/content/log.ts';
import closeWithGrace from 'close-with-grace';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { openDataDoor } from '../data/door.ts';
import { repeatWork } from '../data/repeat-work.ts';
import { openLeadDesk } from '../leads/lead-desk.ts';
import { toFormSettings } from '../page/form-settings.ts';
import { listWindowFiles } from '../pages/layout/window-words.ts';
import { createPress } from '../paper/press.ts';
import { openCounters } from '../traffic/counters/open-counters.ts';
import { closeServer } from './close-server.ts';
import { createEarlyAnswer } from './early-answer.ts';
import { readFixedAnswers } from './fixed-answers.ts';
import { createLivePages } from './live-pages.ts';
import { createBrochures } from './papers/brochures.ts';
import { createOwnPapers } from './papers/own-papers.ts';
import { createSiteServer } from './site-server.ts';

const siteFolder = path.join(import.meta.dirname, '..');
const environment = getEnvironment({ ...process.env, NODE_ENV: 'development' });
const log = createLog(environment.LOG_LEVEL);
// Every answer is made anew: staff and builders see changes at once.
const generation = Date.now;
const data = await openDataDoor(environment.MEDIA_URL, generation, log);
const { content: payload, getSettings: getCompany, getJob } = data;
const counters = await openCounters(environment, payload.secret, log);
const leads = openLeadDesk({
  payload,
  environment,
  counters,
  log,
  generation,
  getCompany,
  getJob,
  isDatabaseAnswering: () => true,
});

const publicUrl = environment.PUBLIC_URL.replace(/\/+$/, '');
const mediaFolder = path.join(getDataFolder(environment.DATA_DIR), 'media');
const press = createPress();
const brochures = createBrochures({ data, press, publicUrl, mediaFolder, generation, log });

// What fails is said at once by whoever watches the database; here it is only too late by a second.
const lookedAt = (error: unknown) => log.error({ err: error }, 'the timetable could not be looked at');
const timetable = repeatWork({ work: data.publishDue, each: 1000, failed: lookedAt });
// By itself: a mail server that does not answer keeps no publication waiting.
const reminders = repeatWork({ work: data.remindDue, each: 5000, failed: lookedAt });

const formSettings = toFormSettings(environment);
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
  papers: { brochures, own: createOwnPapers({ data, publicUrl, generation }), press },
  pages: createLivePages({
    environment: () => getPagesEnvironment(),
    data,
    publicUrl,
    forms: formSettings,
    describeBrochure: brochures.describe,
  }),
  answerEarly: (request, response, handle) =>
    vite.middlewares(request, response, () => answerFixed(request, response, handle)),
  development: true,
});

const vite = await createServer({
  configFile: path.join(siteFolder, 'vite.config.ts'),
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
  await Promise.all([vite.close(), closeServer(server, 1000)]);
  await timetable.stop();
  await reminders.stop();
  await leads.stop();
  press.stop();
  await counters.close();
  await data.close();
});

await server.listen({ host: environment.HOST, port: environment.PORT });
leads.start();
timetable.start();
reminders.start();
