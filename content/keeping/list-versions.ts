import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { whyHidden } from '../documents/visible.ts';
import type { LastChange } from './last-change.ts';

/** One earlier or current state of a document. */
export interface KeptVersion {
  id: number | string;
  /** ISO date and time at which it was saved. */
  at: string;
  /** Who saved it. Empty if a program did, or if names were not yet noted at that time. */
  by: string;
  isDraft: boolean;
  /** Whether visitors see this one now. */
  isShown: boolean;
}

interface Stored {
  id: number | string;
  updatedAt: string;
  /** The stored document, with the fields that the keeping of work adds to every kind. */
  version: object;
}

const toKept = (docs: readonly Stored[], isPublished: boolean): KeptVersion[] => {
  const kept = docs.map(({ id, updatedAt, version }) => {
    const { _status, lastChange } = version as { _status?: string; lastChange?: LastChange };
    return { id, at: updatedAt, by: lastChange?.by ?? '', isDraft: _status === 'draft' };
  });
  const shown = isPublished ? kept.find(({ isDraft }) => !isDraft) : undefined;
  return kept.map((version) => ({ ...version, isShown: version === shown }));
};

const newestFirst = { sort: '-updatedAt', pagination: false, depth: 0, overrideAccess: false } as const;

/** Lists the versions of a document, newest first, with the rights of the caller. @throws if he may not read them */
export const listVersions = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<KeptVersion[]> => {
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    select: { updatedAt: true, version: { _status: true, lastChange: true } },
    ...newestFirst,
    req,
  });
  const stored = (await req.payload.findByID({
    collection: slug,
    id,
    trash: true,
    depth: 0,
    disableErrors: true,
    req,
  })) as { _status?: string; deletedAt?: string | null } | null;
  const isSeen = stored?._status !== 'draft' && !stored?.deletedAt && !whyHidden(slug, stored ?? {});
  return toKept(docs, isSeen);
};

/** The same for a single page or the settings. */
export const listGlobalVersions = async (req: PayloadRequest, slug: GlobalSlug): Promise<KeptVersion[]> => {
  const { docs } = await req.payload.findGlobalVersions({ slug, ...newestFirst, req });
  return toKept(docs, true);
};
