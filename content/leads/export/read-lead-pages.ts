import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PayloadRequest, Where } from 'payload';
import type { Lead } from '../../payload-types.ts';

/** The first comes soon, the others are few questions; a page is worked on in some 60 ms, between which others have their turn. */
const firstPage = 50;
const laterPages = 250;

/** The leads of a filter that `req` may see: how many, and they themselves, newest first, page by page. */
export interface LeadPages {
  total: number;
  pages: AsyncGenerator<Lead[]>;
}

/**
 * Reads leads by the number of the last one read, so that each is read once however many come or are erased meanwhile, and
 * no more than one page is in memory. Leads that come after the first page are not among them.
 */
export const readLeadPages = async (req: PayloadRequest, where: Where): Promise<LeadPages> => {
  const read = (limit: number, before?: number) =>
    req.payload.find({
      collection: 'leads',
      where: before === undefined ? where : { and: [where, { id: { less_than: before } }] },
      overrideAccess: false,
      req,
      depth: 1,
      limit,
      // Only the first question counts them.
      pagination: before === undefined,
      sort: '-id',
    });
  const first = await read(firstPage);
  async function* pages() {
    let page = first.docs;
    let asked = firstPage;
    for (;;) {
      if (page.length > 0) yield page;
      const last = page.at(-1);
      if (!last || page.length < asked) return;
      await nextTurn();
      page = (await read(laterPages, last.id)).docs;
      asked = laterPages;
    }
  }
  return { total: first.totalDocs, pages: pages() };
};
