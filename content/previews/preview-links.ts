import { randomBytes } from 'node:crypto';
import { type NamedDocument, readDocumentName } from '@ev-site/contract/documents.ts';
import { previewLinkDays } from '@ev-site/contract/previews.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import type { CollectionConfig, Payload, TypedUser } from 'payload';
import { internalAccess } from '../access/content-access.ts';
import { getRole } from '../access/roles.ts';
import type { PreviewLink } from '../payload-types.ts';
import { publicError } from '../requests/refuse.ts';
import { mayChangePreviewed } from './read-previewed.ts';

/** Links with which people without an account see one unpublished document. Only programs use this collection. */
export const PreviewLinks: CollectionConfig = {
  slug: 'preview-links',
  access: internalAccess,
  admin: { hidden: true },
  fields: [
    // Not the id of the row: a database may give that to another row later.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'madeBy', type: 'relationship', relationTo: 'staff', index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};

const ofDocument = ({ kind, id }: NamedDocument) => ({
  and: [{ kind: { equals: kind } }, { document: { equals: id } }],
});

/** Valid links of one document. The studio lists all of them, so that each can be revoked. */
const mostLinks = 100;

/**
 * Makes a link that is valid for `previewLinkDays`. Also deletes expired links.
 * @throws {APIError} 409 if the document has too many links
 */
export const createPreviewLink = async (
  payload: Payload,
  { kind, id }: NamedDocument,
  maker: TypedUser,
  now = Date.now(),
): Promise<PreviewLink> => {
  await payload.db.deleteMany({
    collection: 'preview-links',
    where: { expiresAt: { less_than_equal: new Date(now).toISOString() } },
  });
  const { totalDocs } = await payload.db.count({
    collection: 'preview-links',
    where: ofDocument({ kind, id }),
  });
  if (totalDocs >= mostLinks)
    throw publicError(
      409,
      `At most ${mostLinks} links to one document, please. Revoke those that nobody needs.`,
    );
  return payload.create({
    collection: 'preview-links',
    depth: 0,
    data: {
      key: randomBytes(24).toString('base64url'),
      kind,
      document: id,
      madeBy: Number(maker.id),
      expiresAt: new Date(now + previewLinkDays * day).toISOString(),
    },
  });
};

/** The valid links of a document, newest first, with the person who made each. */
export const listPreviewLinks = async (payload: Payload, document: NamedDocument): Promise<PreviewLink[]> => {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { and: [ofDocument(document), { expiresAt: { greater_than: new Date().toISOString() } }] },
    sort: '-createdAt',
    depth: 1,
    pagination: false,
  });
  return docs;
};

/**
 * Ends a link of a document. From this moment on it opens nothing.
 * @returns whether there was one
 * @throws {Error} where it could not be ended
 */
export const revokePreviewLink = async (
  payload: Payload,
  document: NamedDocument,
  id: number,
): Promise<boolean> => {
  const { docs, errors } = await payload.delete({
    collection: 'preview-links',
    where: { and: [ofDocument(document), { id: { equals: id } }] },
  });
  // Payload lists what it could not delete, and does not throw.
  if (errors[0]) throw new Error(`Preview link ${id} could not be revoked: ${errors[0].message}`);
  return docs.length > 0;
};

/** What a link opens. The document is read with the rights of the person who made the link. */
interface OpenedLink {
  document: NamedDocument;
  maker: TypedUser;
  expiresAt: Date;
}

/**
 * Opens a link.
 * @returns null if the link was revoked or has expired, or if the person who made it has left or may no longer change
 * the document.
 */
export const openPreviewLink = async (payload: Payload, key: string): Promise<OpenedLink | null> => {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { key: { equals: key } },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  const [link] = docs;
  if (!link) return null;
  const expiresAt = new Date(link.expiresAt);
  const document = readDocumentName(link.kind, link.document);
  if (!document || expiresAt.getTime() <= Date.now() || typeof link.madeBy !== 'object') return null;
  const maker = link.madeBy && ({ ...link.madeBy, collection: 'staff' } as TypedUser);
  const mayGive = maker && getRole({ user: maker }) && (await mayChangePreviewed(payload, document, maker));
  return maker && mayGive ? { document, maker, expiresAt } : null;
};
