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

/** Length and SHA-256 of bytes that were read. */
interface Measure {
  size: number;
  sha256: string;
}

/** A step of a pipeline that passes bytes on unchanged, and their length and hash after the end. */
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

/** The end of a pipeline that discards all bytes. */
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

/** The key of an object: the SHA-256 of its stored bytes, so that anybody can check them. */
interface ObjectPlace {
  object: string;
  /** Stored bytes. */
  stored: number;
}

/** The store did not give an object, so it is unknown whether its bytes are intact. */
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
 * Reads, decrypts and decompresses an object.
 * @param take receives the original bytes
 * @returns the length and hash of the original bytes
 * @throws {UnreadObject} if the store does not give the object
 * @throws {Error} if the stored bytes were changed, or cannot be decrypted
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

/** Whether the stored bytes of an object are unchanged. Needs no key, because it does not decrypt. */
const isWhole = async (store: BackupStore, object: string): Promise<boolean> => {
  const found = measure();
  await pipeline(readBytes(store, object), found.pass, drain);
  return isNamedBy(object, found.measured);
};

/**
 * Checks the stored bytes of an object. Needs no key.
 * @returns what is wrong; null if the bytes are unchanged
 */
export const findDamage = async (store: BackupStore, object: string): Promise<string | null> => {
  try {
    return (await isWhole(store, object)) ? null : 'its bytes are not those that were stored';
  } catch (error) {
    return `it is not there, or cannot be read (${error instanceof Error ? error.message : error})`;
  }
};

/**
 * Explains why an object could not be read. Damage causes different errors, so the stored bytes are checked separately.
 */
export const describeReadFailure = async (
  store: BackupStore,
  object: string,
  error: unknown,
): Promise<string> =>
  (await findDamage(store, object)) ?? (error instanceof Error ? error.message : String(error));

/** The tools for saving files. */
export interface Saving {
  store: BackupStore;
  seal: Seal;
  /** A folder for drafts, on the disk of the data. */
  workFolder: string;
}

/**
 * Encrypts and stores a file (a database is compressed before), then reads it back, decrypts it and compares it with
 * the original.
 * @throws {Error} if it cannot be stored, or differs when read back
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
