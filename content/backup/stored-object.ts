import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Seal } from './age.ts';
import type { BackupStore } from './backup-store.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** Length and SHA-256 of what went by. */
interface Measure {
  size: number;
  sha256: string;
}

/** A step of a pipeline that changes nothing, and what went by when it has ended. */
const measure = () => {
  const measured: Measure = { size: 0, sha256: '' };
  async function* pass(bytes: Bytes): Bytes {
    const hash = createHash('sha256');
    for await (const part of bytes) {
      hash.update(part);
      measured.size += part.length;
      yield part;
    }
    measured.sha256 = hash.digest('hex');
  }
  return { measured, pass };
};

/** The end of a pipeline whose bytes nobody needs. */
export async function drain(bytes: Bytes): Promise<void> {
  for await (const _ of bytes);
}

const compresses = (file: string): boolean => file.endsWith('.sqlite');

const toEnding = (file: string, { recipients }: Pick<Seal, 'recipients'>): string =>
  `${compresses(file) ? '.sqlite.zst' : ''}${recipients.length > 0 ? '.age' : ''}`;

const compress = (file: string): Readable & NodeJS.WritableStream =>
  compresses(file) ? createZstdCompress() : new PassThrough();

const decompress = (file: string): Readable & NodeJS.WritableStream =>
  compresses(file) ? createZstdDecompress() : new PassThrough();

/** Where an object lies: under the SHA-256 of its bytes as they lie there, so that anybody can see whether they are whole. */
interface ObjectPlace {
  object: string;
  /** Bytes there. */
  stored: number;
}

/** An object's bytes could not be read from the store, which says nothing of whether they are whole. */
export class UnreadObject extends Error {}

async function* readBytes(store: BackupStore, object: string): Bytes {
  try {
    yield* await store.read(object);
  } catch (cause) {
    throw new UnreadObject(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const isNamedBy = (object: string, { sha256 }: Measure): boolean =>
  path.posix.basename(object).startsWith(sha256);

/**
 * Reads an object as it was before it was compressed and sealed.
 * @param take gets its bytes.
 * @returns its length then.
 * @throws {UnreadObject} when the store does not give its bytes.
 * @throws {Error} when the bytes are not those that were put there, or cannot be opened.
 */
export const readObject = async (
  store: BackupStore,
  { object, path: file }: { object: string; path: string },
  seal: Pick<Seal, 'open'>,
  take: (bytes: Bytes) => Promise<void>,
): Promise<Measure> => {
  const [found, opened] = [measure(), measure()];
  await pipeline(readBytes(store, object), found.pass, seal.open, decompress(file), opened.pass, take);
  if (!isNamedBy(object, found.measured)) throw new Error('Another object lies there.');
  return opened.measured;
};

/** Whether an object's bytes are those that were put there; opens nothing, so it needs no key. */
const isWhole = async (store: BackupStore, object: string): Promise<boolean> => {
  const found = measure();
  await pipeline(readBytes(store, object), found.pass, drain);
  return isNamedBy(object, found.measured);
};

/**
 * What is wrong with an object as it lies there; needs no key.
 * @returns null where its bytes are those that were put there.
 */
export const findDamage = async (store: BackupStore, object: string): Promise<string | null> => {
  try {
    return (await isWhole(store, object)) ? null : 'its bytes are not those that were stored';
  } catch (error) {
    return `it is not there, or cannot be read (${error instanceof Error ? error.message : error})`;
  }
};

/**
 * Why an object could not be opened. Damage shows as one thing or another on the way, so it is looked for itself.
 */
export const describeReadFailure = async (
  store: BackupStore,
  object: string,
  error: unknown,
): Promise<string> =>
  (await findDamage(store, object)) ?? (error instanceof Error ? error.message : String(error));

/** What is needed to save files. */
export interface Saving {
  store: BackupStore;
  seal: Seal;
  /** A folder of ours for drafts, beside the data. */
  workFolder: string;
}

/**
 * Compresses (a database), seals and stores a file, then reads it back from the store, opens it and holds it against
 * what was read.
 * @throws {Error} when it cannot be stored, or came back otherwise.
 */
export const saveObject = async (
  { store, seal, workFolder }: Saving,
  file: string,
): Promise<ObjectPlace & { size: number }> => {
  const [content, closed] = [measure(), measure()];
  const draft = path.join(workFolder, `draft-${crypto.randomUUID()}`);
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      createReadStream(file),
      content.pass,
      compress(file),
      seal.close,
      closed.pass,
      createWriteStream(draft, { mode: 0o600 }),
    );
    const { size: stored, sha256 } = closed.measured;
    const object = `objects/${sha256.slice(0, 2)}/${sha256}${toEnding(file, seal)}`;
    await store.put(object, draft);
    const back = await readObject(store, { object, path: file }, seal, drain);
    if (back.sha256 !== content.measured.sha256)
      throw new Error(`${object} came back otherwise than it was stored.`);
    return { object, stored, size: content.measured.size };
  } finally {
    await rm(draft, { force: true });
  }
};
