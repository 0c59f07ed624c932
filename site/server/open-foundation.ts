import path from 'node:path';
import { getDataFolder } from '@ev-site/content/deployment/data-folder.ts';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { createLog } from '@ev-site/content/logging/log.ts';
import { openDataAccess } from '../data/data-access.ts';
import { openLeadDesk } from '../leads/lead-desk.ts';
import { repeatWork } from '../leads/repeat-work.ts';
import { sayFailure } from '../leads/say-failure.ts';
import { toFormSettings } from '../page/form-settings.ts';
import { createPress } from '../paper/press.ts';
import { openCounters } from '../traffic/counters/open-counters.ts';
import { createBrochures } from './papers/brochures.ts';
import { createOwnPapers } from './papers/own-papers.ts';

interface FoundationOptions {
  environment: Environment;
  log: ReturnType<typeof createLog>;
  generation(): number;
  isDatabaseAnswering(): boolean;
}

/** Opens what pages, API calls and printed papers need, for a production and for a development server. */
export const openFoundation = async ({
  environment,
  log,
  generation,
  isDatabaseAnswering,
}: FoundationOptions) => {
  const { PUBLIC_URL: publicUrl } = environment;
  const dataFolder = getDataFolder(environment.DATA_DIR);
  const mediaFolder = path.join(dataFolder, 'media');
  const data = await openDataAccess(environment.MEDIA_URL, generation, log);
  const { content: payload, getJob } = data;
  const counters = await openCounters(environment, payload.secret, log);
  const leads = openLeadDesk({
    payload,
    environment,
    counters,
    log,
    generation,
    getCompany: (language) => data.inLanguage(language).getSettings(),
    getJob,
    isDatabaseAnswering,
  });
  const press = createPress();
  const brochures = createBrochures({ data, press, publicUrl, mediaFolder, generation, log });

  const timetable = repeatWork({
    work: data.publishDue,
    each: 1000,
    isDatabaseAnswering,
    ...sayFailure(log, 'the timetable could not be looked at', 'the timetable is looked at again'),
  });

  return {
    publicUrl,
    dataFolder,
    mediaFolder,
    data,
    counters,
    leads,
    papers: { brochures, own: createOwnPapers({ data, publicUrl, generation }), press },
    formSettings: toFormSettings(environment),
    /** Starts the background work. */
    start() {
      leads.start();
      timetable.start();
    },
    /** Stops the background work after the current item. Visitors' requests are still answered. */
    async endWork() {
      await Promise.all([timetable.stop(), leads.stop()]);
    },
    /** Closes the rest. No request may arrive after this. */
    async close() {
      press.stop();
      await counters.close();
      await data.close();
    },
  };
};

/** What the site's programs are built on. */
export type Foundation = Awaited<ReturnType<typeof openFoundation>>;
