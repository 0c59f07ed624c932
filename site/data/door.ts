import { createStaffTokenReader } from '@ev-site/content/access/staff-token.ts';
import { checkSchema } from '@ev-site/content/database/check-schema.ts';
import { readRevision } from '@ev-site/content/database/content-revision.ts';
import { readNewestMigration } from '@ev-site/content/database/list-migrations.ts';
import {
  claimPurge,
  type PurgeClaim,
  type PurgeOwner,
  settlePurge,
} from '@ev-site/content/database/purge-claim.ts';
import { type ContentReader, readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { openContent } from '@ev-site/content/open-content.ts';
import { readRedirects } from '@ev-site/content/redirects/read-redirects.ts';
import { publishDue } from '@ev-site/content/timetable/publish-due.ts';
import { inEachLanguage, type Language, languages } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import { inSpan } from '../traces/trace.ts';
import { getWords } from '../words/words.ts';
import { getAbout } from './about.ts';
import { listAssumptions } from './assumptions.ts';
import { listBanners } from './banners.ts';
import { getBecomeDealer, listDealerVehicles } from './become-dealer.ts';
import { getBlog, listBlogs, listRecentBlogs, listWholeBlogs, listWholeRecentBlogs } from './blogs.ts';
import { onceAGeneration } from './caching/once-a-generation.ts';
import { listCertificates } from './certificates.ts';
import { listComparedVehicles } from './compared-vehicles.ts';
import { getDealerBySlug, listDealers } from './dealers.ts';
import { getEvent, listEvents, listRecentEvents, listWholeEvents, listWholeRecentEvents } from './events.ts';
import { createFigureReader } from './figure.ts';
import { listGallery } from './gallery.ts';
import { getHomeWords } from './home.ts';
import { getJob, listJobs, listWholeJobs } from './jobs.ts';
import { type Known, openKnown } from './known.ts';
import { getMenus } from './menus.ts';
import { createModelReader, listModels, type ModelFile } from './models.ts';
import { getNextChange } from './next-change.ts';
import { type Outlines, readOutlines } from './outlines.ts';
import { getPageMeta } from './page-meta.ts';
import { getPictureReader } from './picture.ts';
import { listCities, listStateNames, listStates } from './places.ts';
import { createPreviews, type Previews } from './preview/previews.ts';
import { getProduct, listProductQuestions } from './products.ts';
import { getProductsMenu } from './products-menu.ts';
import { listQuestions } from './questions.ts';
import { listRange } from './range.ts';
import type { Readers } from './readers.ts';
import { listReckonedVehicles } from './reckoned-vehicles.ts';
import { getReckoningBasis } from './reckoning-basis.ts';
import { getRichTextReader } from './rich-text.ts';
import { getSettings } from './settings.ts';
import { listSitemapEntries } from './sitemap-entries.ts';
import { listTestimonials } from './testimonials.ts';
import { getTradeShow, listTradeShowNames, listTradeShows } from './trade-shows.ts';

/** Every query that pages and calls may use. */
const queries = {
  getAbout,
  getBlog,
  getBecomeDealer,
  getDealerBySlug,
  getEvent,
  getHomeWords,
  getJob,
  getMenus,
  getNextChange,
  getPageMeta,
  getProduct,
  getProductsMenu,
  getReckoningBasis,
  getSettings,
  getTradeShow,
  listAssumptions,
  listBanners,
  listBlogs,
  listCertificates,
  listCities,
  listComparedVehicles,
  listDealerVehicles,
  listDealers,
  listEvents,
  listGallery,
  listJobs,
  listProductQuestions,
  listQuestions,
  listRange,
  listRecentBlogs,
  listRecentEvents,
  listReckonedVehicles,
  listSitemapEntries,
  listStateNames,
  listStates,
  listTestimonials,
  listTradeShowNames,
  listTradeShows,
  listWholeBlogs,
  listWholeEvents,
  listWholeJobs,
  listWholeRecentBlogs,
  listWholeRecentEvents,
};

/**
 * What many pages show, read once in a generation of the content: each page alone read it for a third of the time that
 * making all of them takes.
 */
const shared: ReadonlySet<string> = new Set<keyof typeof queries>([
  'getMenus',
  'getPageMeta',
  'getProductsMenu',
  'getReckoningBasis',
  'getSettings',
  'listAssumptions',
  'listComparedVehicles',
  'listRange',
  'listReckonedVehicles',
  'listStates',
]);

type Bound<Query> = Query extends (readers: Readers, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** What can be read in one language. */
export type Reading = { [Name in keyof typeof queries]: Bound<(typeof queries)[Name]> } & {
  /** What addresses may name. */
  known: Known;
};

/** The one door to content: what the pages, the calls and the server may read. By itself it reads in English. */
export type DataDoor = Reading & {
  /** The same in one language; what is not ready in it is as good as not there. */
  inLanguage(language: Language): Reading;
  /** The content revision: goes up with every change that a visitor could see. */
  readRevision(): Promise<number>;
  /** Old paths and where each leads. */
  readRedirects(): Promise<ReadonlyMap<string, string>>;
  /** Name of the newest migration that the database has. */
  readMigration(): Promise<string>;
  /** Whose session a request carries, as the studio has signed it; the studio itself asks more. */
  readStaff: ReturnType<typeof createStaffTokenReader>;
  /** Asks to be the one of all processes that purges the cache in front; then notes that it is done. */
  claimPurge(claim: PurgeClaim): Promise<PurgeOwner>;
  settlePurge(claim: Pick<PurgeClaim, 'state' | 'by'>): Promise<void>;
  /** Publishes and takes down what staff have scheduled and whose moment has come. @returns how many were done. */
  publishDue(stopped: AbortSignal): Promise<number>;
  /** The vehicles in three dimensions, as they are served. */
  models: ReadonlyMap<string, ModelFile>;
  /** The line drawings of the vehicles, as they are served. */
  outlines: Outlines;
  /** What is not published yet, for those who may see it. */
  previews: Previews<Reading>;
  /** The content itself, for the desk that takes leads and for nobody else. Stop the desk before the door is closed. */
  content: Payload;
  /** Closes the database. Nothing may be asked afterwards. */
  close(): Promise<void>;
};

/** A form asks the database at most twice after it stopped to answer: its sender is told within ten seconds. */
const queryLimitMs = 4000;

/**
 * Opens the database and gives the queries over it.
 * @param mediaUrl where visitors get pictures from: a path of this site or another host, without a trailing slash
 * @param generation number of the content's present state; what is kept of an older one is read anew
 * @throws {Error} when the configuration or the database cannot be used, or the database lacks what this program needs
 */
export const openDataDoor = async (
  mediaUrl: string,
  generation: () => number,
  log: Pick<Log, 'error' | 'warn'>,
): Promise<DataDoor> => {
  const payload = await openContent({ queryLimitMs });
  await checkSchema(payload, log);
  const pictures = getPictureReader(mediaUrl);
  const models = listModels();
  const findModel = createModelReader(models);
  const outlines = readOutlines();
  const original = readInLanguage(payload, languages[0]);
  const toReading = (language: Language, content: ContentReader, original: ContentReader): Reading => {
    const readers: Readers = {
      content,
      original,
      figures: createFigureReader(getWords(language).figures),
      pictures,
      findModel,
      outlines,
      toHtml: getRichTextReader(pictures, language),
    };
    const bound = Object.fromEntries(
      Object.entries(queries).map(([name, query]) => {
        const read = (...args: unknown[]) =>
          inSpan(`read ${name}`, {}, () =>
            (query as (...all: unknown[]) => Promise<unknown>)(readers, ...args),
          );
        return [name, shared.has(name) ? onceAGeneration(generation, read) : read];
      }),
    ) as Omit<Reading, 'known'>;
    return { ...bound, known: openKnown(readers, generation) };
  };
  const readings = inEachLanguage((language) =>
    toReading(language, language === languages[0] ? original : readInLanguage(payload, language), original),
  );
  return {
    ...readings.en,
    models,
    outlines,
    inLanguage: (language) => readings[language],
    readRevision: () => readRevision(payload),
    readRedirects: () => readRedirects(payload),
    readMigration: () => readNewestMigration(payload),
    claimPurge: (claim) => claimPurge(payload, claim),
    settlePurge: (claim) => settlePurge(payload, claim),
    readStaff: createStaffTokenReader(payload.secret),
    publishDue: (stopped) => publishDue(payload, log, Date.now, stopped),
    previews: createPreviews(payload, toReading),
    content: payload,
    close: () => payload.destroy(),
  };
};
