import { randomBytes } from 'node:crypto';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { canWriteContent } from '../access/content-access.ts';
import { publicError } from '../requests/refuse.ts';
import { cleanPicture } from './clean-picture.ts';

/**
 * A new name: the readable part of the old name, and enough random characters that nobody can guess a file or overwrite
 * one.
 */
const toName = (old: string, ending: string): string => {
  const legible = old
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${legible || 'picture'}-${randomBytes(6).toString('hex')}.${ending}`;
};

/** The name of the stored file that is replaced; undefined for a new picture. */
const findReplaced = async (req: PayloadRequest, id: unknown): Promise<string | undefined> => {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    depth: 0,
    select: { filename: true },
    req,
  });
  return docs[0]?.filename ?? undefined;
};

const endingOf = (name: string | undefined) =>
  (['jpg', 'png', 'webp'] as const).find((ending) => name?.endsWith(`.${ending}`));

/** Replaces the uploaded picture by the clean one, under the name of the picture that it replaces. */
const cleanFile = async (req: PayloadRequest, id: unknown): Promise<void> => {
  if (!req.file) return;
  const replaced = await findReplaced(req, id);
  const { data, ending, mimeType } = await cleanPicture(req.file.data, endingOf(replaced));
  const name = replaced?.endsWith(`.${ending}`) ? replaced : toName(req.file.name, ending);
  req.file = { name, mimetype: mimeType, data, size: data.length };
};

/** The server measures these from the file; a caller cannot set them. */
const measured = ['mimeType', 'filesize', 'width', 'height', 'thumbnailURL'];

/** Encodes every uploaded picture anew before Payload stores it: when it is created, and when its file is replaced. */
export const takePicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  // Payload checks access after this hook, but decoding is too expensive to be done for a call that will be refused.
  if (!overrideAccess && !canWriteContent({ req })) return args;
  // Without a file Payload would fetch an address that the caller gives.
  if (operation === 'create' && !req.file) throw publicError(400, 'Choose a picture to upload.');
  const id = 'id' in args ? args.id : undefined;
  if (!req.context.isOwnPicture) await cleanFile(req, id);
  // Without this option Payload would give the file a second name, beside the one that it replaces.
  const kept = id !== undefined && req.file ? { ...args, overwriteExistingFiles: true } : args;
  if (overrideAccess || !('data' in kept) || typeof kept.data !== 'object') return kept;
  const data = Object.fromEntries(Object.entries(kept.data).filter(([name]) => !measured.includes(name)));
  return { ...kept, data };
};
