import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { languages } from '@ev-site/contract/paths.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { canWriteContent } from '../access/content-access.ts';
import { onlyFor } from '../access/only-for.ts';
import { toRelationId } from '../documents/relation-id.ts';
import { readJson } from '../requests/read-json.ts';
import { refuse } from '../requests/refuse.ts';
import { toStoredDay } from '../time/india-time.ts';

/** The most pictures that one call may add. */
const mostAtOnce = 50;

const schema = z.object({ pictures: z.array(z.int32().positive()).min(1).max(mostAtOnce) });

/** The result of the call. */
export interface GalleryFilled {
  /** Pictures that were added to the gallery. */
  added: number;
  /** Pictures that were there before, and pictures that do not exist or are in the trash. */
  present: number;
  missing: number;
}

type Texts = Partial<Record<(typeof languages)[number], string | null>>;

const readPictures = async ({ payload }: PayloadRequest, ids: number[]) => {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { alt: true },
  });
  return new Map(docs.map(({ id, alt }) => [id, alt as unknown as Texts]));
};

const readPresent = async ({ payload }: PayloadRequest, ids: number[]): Promise<Set<number | null>> => {
  const { docs } = await payload.find({
    collection: 'gallery-items',
    where: { picture: { in: ids } },
    depth: 0,
    pagination: false,
    select: { picture: true },
  });
  return new Set(docs.map(({ picture }) => toRelationId(picture)));
};

const addItem = async (req: PayloadRequest, picture: number, texts: Texts): Promise<void> => {
  const { payload, user } = req;
  // A new `req` for each save, with the headers of the call for the audit log.
  const common = { collection: 'gallery-items', overrideAccess: false, user, depth: 0 } as const;
  const ofCall = { headers: req.headers, context: {} };
  const { id } = await payload.create({
    ...common,
    locale: 'en',
    data: { picture, caption: texts.en ?? '', date: toStoredDay(toIsoDay(new Date())) },
    req: ofCall,
  });
  for (const locale of languages) {
    const caption = texts[locale];
    if (locale !== 'en' && caption)
      await payload.update({ ...common, id, locale, data: { caption }, req: { ...ofCall, context: {} } });
  }
};

/**
 * `POST /gallery-items/from-pictures`: puts pictures of the library into the gallery, one item for each, in the given
 * order. The picture's description becomes the caption, and today the day. Pictures that are already there are skipped,
 * so a call may be repeated.
 */
export const fillGallery: Endpoint = {
  path: '/from-pictures',
  method: 'post',
  handler: onlyFor(
    canWriteContent,
    'Only editors and administrators can change the gallery.',
    async (req) => {
      const parsed = schema.safeParse(await readJson(req));
      if (!parsed.success) return refuse(400, `Choose 1 to ${mostAtOnce} pictures.`);
      const ids = [...new Set(parsed.data.pictures)];
      const [pictures, present] = await Promise.all([readPictures(req, ids), readPresent(req, ids)]);
      const missing = ids.filter((id) => !pictures.has(id));
      const chosen = ids.filter((id) => pictures.has(id) && !present.has(id));
      for (const id of chosen) await addItem(req, id, pictures.get(id) ?? {});
      const report: GalleryFilled = {
        added: chosen.length,
        missing: missing.length,
        present: ids.length - missing.length - chosen.length,
      };
      return Response.json(report);
    },
  ),
};
