import { readPath } from '@ev-site/contract/canonical-path.ts';
import { listTargets, type Target } from '@ev-site/contract/targets.ts';
import type { Payload, PayloadRequest, Where } from 'payload';

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
  const shown = payload.collections[collection].config.versions?.drafts
    ? [{ _status: { equals: 'published' } }]
    : [];
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [toQuestion(target), ...shown] },
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
  const targets = listTargets(read.path);
  return (await Promise.all(targets.map((target) => isThere(payload, target, req)))).includes(true);
};
