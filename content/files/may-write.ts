import type { PayloadRequest } from 'payload';
import type { FileKind } from './columns.ts';

/** Whether somebody makes and changes documents of a kind, and so sees its drafts. */
export const mayWrite = async ({ collection }: FileKind, req: PayloadRequest): Promise<boolean> => {
  const { create, update } = req.payload.collections[collection].config.access;
  return (await create({ req })) === true && (await update({ req })) === true;
};
