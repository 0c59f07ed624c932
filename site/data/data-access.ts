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
import { getBecomeDealer, listOfferedVehicles } from './become-dealer.ts';
import { getBlog, listBlogs, listRecentBlogs, listWholeBlogs, listWholeRecentBlogs } from './blogs.ts';
import { memoizePerGeneration } from './caching/memoize-per-generation.ts';
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
import { createRepeatFinder, listCities, listStateNames, listStates } from './states-and-cities.ts';
import { listTestimonials } from './testimonials.ts';
import { getTradeShow, listTradeShowNames, listTradeShows } from './trade-shows.ts';

/** Every query that pages and API calls may use. */
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
  listOfferedVehicles,
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
 * Queries that many pages share, read once in each generation of the content. When each page made these queries itself,
 * they took a third of the time of rendering all pages.
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

/** Everything that can be read in one language. */
export type Reading = { [Name in keyof typeof queries]: Bound<(typeof queries)[Name]> } & {
  /** The names and ids that addresses may contain. */
  known: Known;
};

/** The only access to the content for pages, API calls and the server. Without `inLanguage` it reads in English. */
export type DataAccess = Reading & {
  /** The same in one language; content that is not ready in it counts as absent. */
  inLanguage(language: Language): Reading;
  /** The content revision: increases with every change that visitors could see. */
  readRevision(): Promise<number>;
  /** Old paths, and the target of each redirect. */
  readRedirects(): Promise<ReadonlyMap<string, string>>;
  /** Name of the newest migration in the database. */
  readMigration(): Promise<string>;
  /** Reads the staff session of a request from the token that the studio signed; the studio itself checks more. */
  readStaff: ReturnType<typeof createStaffTokenReader>;
  /** Claims the purge of the cache in front of the site for this process alone. */
  claimPurge(claim: PurgeClaim): Promise<PurgeOwner>;
  settlePurge(claim: Pick<PurgeClaim, 'state' | 'by'>): Promise<void>;
  /** Carries out scheduled publishing and unpublishing that is due. @returns the number of records changed. */
  publishDue(stopped: AbortSignal): Promise<number>;
  /** The 3D models of the vehicles, as they are served. */
  models: ReadonlyMap<string, ModelFile>;
  /** The line drawings of the vehicles, as they are served. */
  outlines: Outlines;
  /** Previews of unpublished content, for those who may see it. */
  previews: Previews<Reading>;
  /** The content itself, only for the lead desk. Stop the desk before closing this. */
  content: Payload;
  /** Closes the database. No query may be made afterwards. */
  close(): Promise<void>;
};

/**
 * Limit of one query. A form makes at most two queries after the database stops answering, and its sender must get a
 * reply within ten seconds.
 */
const queryLimitMs = 4000;

/**
 * Opens the database and returns the queries on it.
 * @param mediaUrl base address of pictures for visitors: a path of this site or another host, without a trailing slash
 * @param generation number of the content's present state; values cached for an older one are read again
 * @throws {Error} when the configuration or the database cannot be used, or the database lacks something that this
 * program needs
 */
export const openDataAccess = async (
  mediaUrl: string,
  generation: () => number,
  log: Pick<Log, 'error' | 'warn'>,
): Promise<DataAccess> => {
  const payload = await openContent({ queryLimitMs });
  await checkSchema(payload, log);
  const pictures = getPictureReader(mediaUrl);
  const models = listModels();
  const findModel = createModelReader(models);
  const outlines = readOutlines();
  // Cached for all languages together.
  const findRepeatedCities = memoizePerGeneration(generation, createRepeatFinder(payload));
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
      findRepeatedCities,
    };
    const bound = Object.fromEntries(
      Object.entries(queries).map(([name, query]) => {
        const read = (...args: unknown[]) =>
          inSpan(`read ${name}`, {}, () =>
            (query as (...all: unknown[]) => Promise<unknown>)(readers, ...args),
          );
        return [name, shared.has(name) ? memoizePerGeneration(generation, read) : read];
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
