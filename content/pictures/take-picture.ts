import { randomBytes } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { canWriteContent } from '../access/content-access.ts';
import { cleanPicture } from './clean-picture.ts';

/** The largest file that is taken, in bytes, and what staff read above it. */
export const largestFile = 20_000_000;
export const tooLarge = 'A picture may have at most 20 MB. Save it smaller or as JPEG, then upload it again.';

/** Set by the seed: the project's own pictures are stored as they are, under their own names. */
export const ownPicture = 'ownPicture';

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

const cleanFile = async (req: PayloadRequest): Promise<void> => {
  if (!req.file) return;
  const { data, ending, mimeType } = await cleanPicture(req.file.data);
  const name = toName(req.file.name, ending);
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
  if (operation === 'create' && !req.file) throw new APIError('Choose a picture to upload.', 400, null, true);
  if (req.context[ownPicture] !== true) await cleanFile(req);
  if (overrideAccess || !('data' in args) || typeof args.data !== 'object') return args;
  const data = Object.fromEntries(Object.entries(args.data).filter(([name]) => !measured.includes(name)));
  return { ...args, data };
};
