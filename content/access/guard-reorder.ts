import { Forbidden, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { readJson } from '../requests/read-json.ts';
import { publicError } from '../requests/refuse.ts';

/** The most documents that one call moves. The studio moves one. */
const mostAtOnce = 50;

const id = z.int32().positive();

const schema = z.object({
  collectionSlug: z.string(),
  orderableFieldName: z.literal('_order'),
  docsToMove: z.array(id).min(1).max(mostAtOnce),
  newKeyWillBe: z.enum(['greater', 'less']),
  target: z.object({ id, key: z.string().nullish() }),
});

const mayOrder = async (req: PayloadRequest, slug: unknown): Promise<boolean> => {
  const collection = req.payload.config.collections.find((one) => one.slug === slug);
  return Boolean(collection?.orderable && (await collection.access.update({ req })));
};

/**
 * Checks a call of `POST /reorder` before Payload works on it: Payload reads the target and calculates the new places
 * first, and asks only then whether the caller may write them. The place of the target is not taken from the caller:
 * with the key `pending`, Payload reads it from the database. A wrong or outdated place would be an error of the server.
 * @throws {APIError} 400, 403
 */
export const guardReorder = async (req: PayloadRequest): Promise<void> => {
  const body = await readJson(req);
  if (!(await mayOrder(req, body.collectionSlug))) throw new Forbidden(req.t);
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw publicError(
      400,
      `Choose 1 to ${mostAtOnce} documents, and the document next to which they belong.`,
    );
  const { target, ...order } = parsed.data;
  const checked = { ...order, target: { id: target.id, key: target.key ? 'pending' : null } };
  Object.assign(req, { json: async () => checked });
};
