import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { getScheduled, listScheduled } from './list-scheduled.ts';

/** What the studio's drawer "Schedule publish" asks for. */
export interface ScheduleCall {
  type?: string | undefined;
  date?: Date | string | undefined;
  doc?: { relationTo: string; value: number | string } | undefined;
  timezone?: string | undefined;
  /** Takes this one out of the timetable instead. */
  deleteID?: number | string | undefined;
}

const refuse = (message: string, status: number): never => {
  throw new APIError(message, status, null, true);
};

/** Refuses whom the rules of the collection would not let publish this document now. */
const requireRight = async (req: PayloadRequest, slug: string, id: number): Promise<void> => {
  const collection = req.payload.collections[slug as CollectionSlug];
  if (!collection?.config.versions?.drafts)
    return refuse('This has no drafts, so nothing is scheduled.', 400);
  const may = await collection.config.access.update({ req, id, data: { _status: 'published' } });
  if (!req.user || may === false) return refuse('You may not publish this, so you may not schedule it.', 403);
  const { totalDocs } = await req.payload.count({
    collection: slug as CollectionSlug,
    where: may === true ? { id: { equals: id } } : { and: [may, { id: { equals: id } }] },
    req,
  });
  if (totalDocs === 0) refuse('There is no such document, or you may not publish it.', 404);
};

const cancel = async (req: PayloadRequest, job: number): Promise<void> => {
  const scheduled = await getScheduled(req.payload, job);
  if (!scheduled) return;
  await requireRight(req, scheduled.collection, scheduled.document);
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: job } }, req });
};

/**
 * Puts a publication, or the end of one, into the timetable, or takes one out. Payload's own handler asks nobody whether he
 * may, and queues another when one is taken out.
 * @throws {APIError} with a sentence for staff.
 */
export const schedulePublication = async (req: PayloadRequest, call: ScheduleCall): Promise<void> => {
  if (call.deleteID !== undefined) return cancel(req, Number(call.deleteID));
  const { doc, date, timezone } = call;
  const at = new Date(date ?? Number.NaN);
  if (!doc) return refuse('Nothing was named that could be scheduled.', 400);
  const id = Number(doc.value);
  await requireRight(req, doc.relationTo, id);
  if (Number.isNaN(at.getTime())) return refuse('Give the date and the time.', 400);
  if (at.getTime() <= Date.now())
    return refuse('That moment is over. Publish it now, or give a later one.', 400);
  const type = call.type === 'unpublish' ? 'unpublish' : 'publish';
  const all = await listScheduled(req.payload);
  const taken = all.some(
    (one) =>
      one.collection === doc.relationTo &&
      one.document === id &&
      Date.parse(one.at) === at.getTime() &&
      !one.problem,
  );
  if (taken) return refuse('Something is scheduled for this very moment already.', 409);
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: at,
    input: {
      type,
      doc: { relationTo: doc.relationTo as 'blogs', value: String(id) as unknown as number },
      ...(timezone ? { timezone } : {}),
    } as never,
    req,
  });
};
