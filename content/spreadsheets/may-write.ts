import type { PayloadRequest } from 'payload';
import type { FileKind } from './columns.ts';

/** Whether a person may create and change documents of a kind, and so sees its drafts. */
export const mayWrite = async ({ collection }: FileKind, req: PayloadRequest): Promise<boolean> => {
  const { create, update } = req.payload.collections[collection].config.access;
  return (await create({ req })) === true && (await update({ req })) === true;
};
