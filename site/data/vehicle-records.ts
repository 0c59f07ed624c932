import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { listOrder } from './list-order.ts';
import type { Readers } from './readers.ts';

const read = {
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
} as const satisfies Partial<Record<keyof StoredProduct, true>>;

const readInOriginal = { name: true, figures: true } as const satisfies Partial<typeof read>;

/** A vehicle with its figures, in the reader's language and in the first language, whose wording the code knows. */
export interface VehicleRecord {
  stored: Pick<StoredProduct, keyof typeof read>;
  original: Pick<StoredProduct, keyof typeof readInOriginal>;
}

/** Reads the record of every vehicle, in the order of the menu. */
export const listVehicleRecords = async ({ content, original }: Readers): Promise<VehicleRecord[]> => {
  const all = { collection: 'products', sort: listOrder, pagination: false } as const;
  const [{ docs }, inOriginal] = await Promise.all([
    content.find({ ...all, depth: 1, select: read }),
    original.find({ ...all, depth: 0, select: readInOriginal }),
  ]);
  const originals = new Map(inOriginal.docs.map((doc) => [doc.id, doc]));
  return docs.map((stored) => ({ stored, original: originals.get(stored.id) ?? stored }));
};
