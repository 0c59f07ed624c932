import { paths, pathToProduct, screenOfProduct } from '@ev-site/contract/paths.ts';
import type { PayloadRequest, TextField } from 'payload';
import { toFreeName } from '../../fields/free-copy.ts';

/** A free key for a copy: "millocopy", then "millocopyb" and so on. */
const toFreeKey = toFreeName((key) =>
  ['', ...'bcdefghijklmnopqrstuvwxyz'].map((letter) => `${key}copy${letter}`),
);

const isSpecified = (key: string): boolean => screenOfProduct(key) !== 'Product';

interface ValidationOptions {
  id?: number | string;
  req: PayloadRequest;
}

/** The present key of the vehicle; undefined for a new one. */
const readKey = async ({ id, req }: ValidationOptions): Promise<string | undefined> => {
  if (id === undefined) return undefined;
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { equals: id } },
    depth: 0,
    select: { key: true },
    req,
  });
  return docs[0]?.key;
};

const isShow = async (token: string, req: PayloadRequest): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'trade-shows',
    where: { token: { equals: token } },
    req,
  });
  return totalDocs > 0;
};

/**
 * Checks the key of a vehicle, which is also part of its address. The specification's seven keys stay.
 * @returns true, or what is wrong, in words for staff
 */
const validateKey = async (value: unknown, options: ValidationOptions): Promise<true | string> => {
  const key = String(value ?? '');
  if (!/^[a-z]{1,40}$/.test(key)) return 'Use only small letters, 40 at most.';
  const before = await readKey(options);
  if (before !== undefined && before !== key && isSpecified(before))
    return `The address ${pathToProduct(before)} is fixed: keep ${before}.`;
  if (await isShow(`product${key}`, options.req))
    return `A trade show has the address ${pathToProduct(key)}. Choose another word.`;
  return true;
};

/** The key in a vehicle's address. A copy gets a free one. */
export const productKeyField: TextField = {
  name: 'key',
  type: 'text',
  required: true,
  unique: true,
  validate: validateKey,
  hooks: { beforeDuplicate: [toFreeKey] },
  admin: {
    position: 'sidebar',
    description: `Address of the page: ${paths.Product.replace(':product', '')} followed by this. If you change it, the old address leads to the new one.`,
  },
};
