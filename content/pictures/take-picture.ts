import { randomBytes } from 'node:crypto';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { canWriteContent } from '../access/content-access.ts';
import { publicError } from '../requests/refuse.ts';
import { cleanPicture } from './clean-picture.ts';

/** A new name: what is legible of the old one, and enough chance that nobody finds or overwrites a file by guessing. */
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

/** Name of the stored file that is replaced; undefined for a new picture. */
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

/** Puts the clean picture in place of the one that came, under the name of the one that it replaces. */
const cleanFile = async (req: PayloadRequest, id: unknown): Promise<void> => {
  if (!req.file) return;
  const replaced = await findReplaced(req, id);
  const { data, ending, mimeType } = await cleanPicture(req.file.data, endingOf(replaced));
  const name = replaced?.endsWith(`.${ending}`) ? replaced : toName(req.file.name, ending);
  req.file = { name, mimetype: mimeType, data, size: data.length };
};

/** What the server measures from the file; nobody may say it in its place. */
const measured = ['mimeType', 'filesize', 'width', 'height', 'thumbnailURL'];

/** Makes every uploaded picture anew before Payload stores it, on creation and when a file is replaced. */
export const takePicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  // Access is asked after this hook: what will be refused is not worth an hour of decoding.
  if (!overrideAccess && !canWriteContent({ req })) return args;
  // Without a file Payload would fetch an address given in its place.
  if (operation === 'create' && !req.file) throw publicError(400, 'Choose a picture to upload.');
  const id = 'id' in args ? args.id : undefined;
  if (!req.context.isOwnPicture) await cleanFile(req, id);
  // Without it Payload would call the file by a second name beside the one that it replaces.
  const kept = id !== undefined && req.file ? { ...args, overwriteExistingFiles: true } : args;
  if (overrideAccess || !('data' in kept) || typeof kept.data !== 'object') return kept;
  const data = Object.fromEntries(Object.entries(kept.data).filter(([name]) => !measured.includes(name)));
  return { ...kept, data };
};
