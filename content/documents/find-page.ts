import { readPath, withoutQuery } from '@ev-site/contract/canonical-path.ts';
import { addressFields, listTargets, type Target, toAddressValue } from '@ev-site/contract/targets.ts';
import type { Payload, PayloadRequest } from 'payload';
import { whereShownInEnglish } from './visible.ts';

const isThere = async (
  payload: Payload,
  target: Target,
  req: Partial<PayloadRequest> | undefined,
): Promise<boolean> => {
  if (target.kind === 'screen') return true;
  const { kind: collection } = target;
  const named = { [addressFields[collection]]: { equals: toAddressValue(target) } };
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [named, whereShownInEnglish(payload, collection)] },
    ...(req ? { req } : {}),
  });
  return totalDocs > 0;
};

/** Whether a path of this site, with or without query and anchor, is a page that visitors of the first language see. */
export const isPage = async (
  payload: Payload,
  address: string,
  req?: Partial<PayloadRequest>,
): Promise<boolean> => {
  const read = readPath(withoutQuery(address));
  if (read.kind !== 'page') return false;
  // One after the other: within the transaction of a save, PostgreSQL's driver handles only one query at a time.
  for (const target of listTargets(read.path)) if (await isThere(payload, target, req)) return true;
  return false;
};
