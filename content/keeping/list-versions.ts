import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import type { LastChange } from './last-change.ts';

/** One state that a document has been in. */
export interface KeptVersion {
  id: number | string;
  /** ISO date and time at which it was saved. */
  at: string;
  /** Who saved it; empty where a program did, or it is older than the noting of names. */
  by: string;
  isDraft: boolean;
  /** Whether visitors see this one now. */
  isShown: boolean;
}

interface Stored {
  id: number | string;
  updatedAt: string;
  version: { _status?: string; lastChange?: LastChange };
}

const toKept = (docs: readonly Stored[], isPublished: boolean): KeptVersion[] => {
  const shown = isPublished ? docs.find(({ version }) => version._status !== 'draft')?.id : undefined;
  return docs.map(({ id, updatedAt, version }) => ({
    id,
    at: updatedAt,
    by: version.lastChange?.by ?? '',
    isDraft: version._status === 'draft',
    isShown: id === shown,
  }));
};

const newestFirst = { sort: '-updatedAt', pagination: false, depth: 0, overrideAccess: false } as const;

/** Lists the versions of a document, newest first, for who asks. @throws where he may not read them */
export const listVersions = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<KeptVersion[]> => {
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    select: { updatedAt: true, version: { _status: true, lastChange: true } } as never,
    ...newestFirst,
    req,
  });
  const [stored] = (
    await req.payload.find({ collection: slug, where: { id: { equals: id } }, trash: true, depth: 0, req })
  ).docs as { _status?: string; deletedAt?: string | null }[];
  return toKept(docs as unknown as Stored[], stored?._status !== 'draft' && !stored?.deletedAt);
};

/** The same of a single page or the settings. */
export const listGlobalVersions = async (req: PayloadRequest, slug: GlobalSlug): Promise<KeptVersion[]> => {
  const { docs } = await req.payload.findGlobalVersions({ slug, ...newestFirst, req });
  return toKept(docs as unknown as Stored[], true);
};
