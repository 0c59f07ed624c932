import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { toDocumentTitle } from '../../documents/document-title.ts';
import type { Product } from '../../payload-types.ts';
import { publicError } from '../../requests/refuse.ts';

const keysOf = (figures: Product['figures']): string[] => (figures ?? []).map(({ key }) => key);

/** The keys of a vehicle's figures that visitors see; empty if they do not see the vehicle. */
const readShownKeys = async (req: PayloadRequest, id: number): Promise<string[]> => {
  const where = { id: { equals: id } };
  const select = { figures: true, _status: true } as const;
  const stored = await req.payload.db.findOne<Product>({ collection: 'products', where, select, req });
  return stored?._status === 'published' ? keysOf(stored.figures) : [];
};

/**
 * Refuses to publish a vehicle if a figure that a banner shows was removed or got another key: the banner would then
 * show no figure.
 * @throws {APIError} 409 with a sentence for staff.
 */
export const keepBannerFigures: CollectionBeforeChangeHook<Product> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data._status !== 'published') return data;
  const kept = keysOf(data.figures);
  const lost = (await readShownKeys(req, originalDoc.id)).filter((key) => !kept.includes(key));
  if (lost.length === 0) return data;
  const { docs } = await req.payload.find({
    collection: 'banners',
    where: {
      product: { equals: originalDoc.id },
      figureKey: { in: lost },
      _status: { equals: 'published' },
      active: { equals: true },
    },
    depth: 0,
    limit: 1,
    req,
  });
  const [banner] = docs;
  if (!banner) return data;
  const title = toDocumentTitle(banner, 'heading');
  throw publicError(
    409,
    `The figure “${banner.figureKey}” of this vehicle is still shown by Banner “${title}”. Change that banner first. Then remove or rename the figure.`,
  );
};
