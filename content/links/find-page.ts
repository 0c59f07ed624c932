import { readPath } from '@ev-site/contract/canonical-path.ts';
import { listTargets, type Target } from '@ev-site/contract/targets.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { seenOf } from '../visible.ts';

const toQuestion = (target: Exclude<Target, { kind: 'screen' }>): Where => {
  if (target.kind === 'products') return { key: { equals: target.key } };
  if (target.kind === 'trade-shows') return { token: { equals: target.token } };
  if (target.kind === 'dealers') return { slug: { equals: target.slug } };
  return { id: { equals: target.id } };
};

const isThere = async (
  payload: Payload,
  target: Target,
  req: Partial<PayloadRequest> | undefined,
): Promise<boolean> => {
  if (target.kind === 'screen') return true;
  const { kind: collection } = target;
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [toQuestion(target), seenOf(payload, collection)] },
    ...(req ? { req } : {}),
  });
  return totalDocs > 0;
};

/** Whether a path of this site, with or without query and anchor, shows a page to visitors of the first language. */
export const isPage = async (
  payload: Payload,
  address: string,
  req?: Partial<PayloadRequest>,
): Promise<boolean> => {
  const read = readPath(address.replace(/[?#].*$/, ''));
  if (read.kind !== 'page') return false;
  // One after the other: what saves asks within its transaction, and PostgreSQL's driver takes one question at a time there.
  for (const target of listTargets(read.path)) if (await isThere(payload, target, req)) return true;
  return false;
};
