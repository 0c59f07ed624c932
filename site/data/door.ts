import { readRevision } from '@ev-site/content/hooks/revision.ts';
import { openContent } from '@ev-site/content/open-content.ts';
import type { Payload } from 'payload';
import { getAbout } from './about.ts';
import { listBanners } from './banners.ts';
import { getBlog, listBlogs, listRecentBlogs } from './blogs.ts';
import { listCertificates } from './certificates.ts';
import { getDealer } from './dealer.ts';
import { getEvent, listEvents, listRecentEvents } from './events.ts';
import { listGallery } from './gallery.ts';
import { getHomeWords } from './home.ts';
import { getJob, listJobs } from './jobs.ts';
import { getMenu } from './menu.ts';
import { getNextPublishDate } from './next-publish-date.ts';
import { getPageMeta } from './page-meta.ts';
import { getPictureReader } from './picture.ts';
import { listCities, listStates } from './places.ts';
import { getProduct } from './products.ts';
import { listQuestions } from './questions.ts';
import { listRange } from './range.ts';
import type { Readers } from './readers.ts';
import { getRichTextReader } from './rich-text.ts';
import { getSettings } from './settings.ts';
import { countSitemapEntries, listSitemapEntries } from './sitemap-entries.ts';
import { listTestimonials } from './testimonials.ts';
import { getTradeShow, listTradeShows, listTradeShowTokens } from './trade-shows.ts';

/** Every query that pages and calls may use. */
const queries = {
  countSitemapEntries,
  getAbout,
  getBlog,
  getDealer,
  getEvent,
  getHomeWords,
  getJob,
  getMenu,
  getNextPublishDate,
  getPageMeta,
  getProduct,
  getSettings,
  getTradeShow,
  listBanners,
  listBlogs,
  listCertificates,
  listCities,
  listEvents,
  listGallery,
  listJobs,
  listQuestions,
  listRange,
  listRecentBlogs,
  listRecentEvents,
  listSitemapEntries,
  listStates,
  listTestimonials,
  listTradeShowTokens,
  listTradeShows,
};

type Bound<Query> = Query extends (readers: Readers, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** The one door to content: what the pages, the calls and the server may read. */
export type DataDoor = { [Name in keyof typeof queries]: Bound<(typeof queries)[Name]> } & {
  /** The content revision: goes up with every change that a visitor could see. */
  readRevision(): Promise<number>;
  /** Lends the database to another room of the site. What is opened with it must end before the door is closed. */
  lend<Opened>(open: (payload: Payload) => Opened): Opened;
  /** Closes the database. Nothing may be asked afterwards. */
  close(): Promise<void>;
};

/**
 * Opens the database and gives the queries over it.
 * @param mediaUrl where visitors get pictures from: a path of this site or another host, without a trailing slash
 * @throws {Error} when the configuration or the database cannot be used
 */
export const openDataDoor = async (mediaUrl: string): Promise<DataDoor> => {
  const payload = await openContent();
  const pictures = getPictureReader(mediaUrl);
  const readers: Readers = { payload, pictures, toHtml: getRichTextReader(pictures) };
  const bound = Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      name,
      (query as (...args: unknown[]) => unknown).bind(null, readers),
    ]),
  ) as Omit<DataDoor, 'readRevision' | 'lend' | 'close'>;
  return {
    ...bound,
    readRevision: () => readRevision(payload),
    lend: (open) => open(payload),
    close: () => payload.destroy(),
  };
};
