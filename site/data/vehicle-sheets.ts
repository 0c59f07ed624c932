import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { listOrder } from './list-order.ts';
import type { Readers } from './readers.ts';

/** A vehicle with its figures, in the reader's language and in the first, in which texts are known as they are. */
export interface VehicleSheet {
  stored: StoredProduct;
  original: StoredProduct;
}

/** Reads the sheet of every vehicle, in the order of the menu. */
export const listVehicleSheets = async ({ content, original }: Readers): Promise<VehicleSheet[]> => {
  const all = { collection: 'products', sort: listOrder, pagination: false } as const;
  const [{ docs }, inOriginal] = await Promise.all([
    content.find({
      ...all,
      depth: 1,
      select: {
        key: true,
        name: true,
        plateName: true,
        line: true,
        kind: true,
        inquiryMarkerField: true,
        heroPicture: true,
        figures: true,
        passengers: true,
        price: true,
      },
    }),
    original.find({ ...all, depth: 0, select: { name: true, figures: true } }),
  ]);
  const originals = new Map(inOriginal.docs.map((doc) => [doc.id, doc as StoredProduct]));
  return docs.map((doc) => {
    const stored = doc as StoredProduct;
    return { stored, original: originals.get(stored.id) ?? stored };
  });
};
