import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '@ev-site/content/logging/log.ts';
import { ifMissing } from '@ev-site/content/processes/system-errors.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import type { FastifyInstance } from 'fastify';
import { assetFolder, renameAgain } from '../page/asset-folder.ts';
import { type FixedAnswers, packedEndings, readAssetAnswer } from './fixed-answers.ts';
import { type StoredAnswer, sendAnswer, toBodies } from './stored-answer.ts';

/** How long (ms) a file is kept after the last site of its build has renewed it. */
const keptMs = 14 * day;

/** Name of a file that the build has named by its content. It has no slash, and no ending of a compressed copy. */
const hashedName = /^[\w.-]+-[\w-]{8}\.(?:js|css|json|svg|png|webp|avif|woff2)$/;

const toName = (url: string): string | undefined => {
  const name = url.startsWith(assetFolder) ? url.slice(assetFolder.length) : '';
  return hashedName.test(name) ? name : undefined;
};

/** Writes a file, or renews its time if it is there. */
const renew = async (file: string, bytes: Buffer): Promise<void> => {
  const found = await stat(file).catch(ifMissing(null));
  if (found?.size === bytes.length) {
    const now = new Date();
    return utimes(file, now, now);
  }
  // Another process may write the same file at the same time.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, bytes, { mode: 0o600 });
  await rename(part, file);
};

const removeOld = async (folder: string): Promise<void> => {
  for (const file of (await readdir(folder)).map((name) => path.join(folder, name))) {
    const found = await stat(file).catch(ifMissing(null));
    if (found && found.mtimeMs < Date.now() - keptMs) await rm(file, { force: true });
  }
};

interface KeptAssetsOptions {
  dataFolder: string;
  /** The answers of this build; those under /assets are kept. */
  own: FixedAnswers;
  isHttps: boolean;
  log: Pick<Log, 'warn'>;
}

/** The hashed files of all builds that have used this data folder lately. */
export interface KeptAssets {
  /**
   * Stores the files of this build, or renews their time, and removes files that no site has renewed for 14 days. Call
   * it at the start and every day. If it fails, this is logged.
   */
  keep(): Promise<void>;
  /** The answer for a file of another build; `undefined` if it is not kept. */
  find(name: string): Promise<StoredAnswer | undefined>;
}

/**
 * Keeps the hashed files of each build in the data folder. During an update, sites of two builds serve side by side,
 * and a page of one may ask the other for its files. A page that was opened before an update asks for them after it.
 */
export const openKeptAssets = ({ dataFolder, own, isHttps, log }: KeptAssetsOptions): KeptAssets => {
  const folder = path.join(dataFolder, 'assets');
  return {
    async keep() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        for (const [url, answer] of own) {
          const name = toName(url);
          if (name === undefined) continue;
          const { identity, br, gzip } = toBodies(answer);
          const file = path.join(folder, name);
          if (br) await renew(file + packedEndings.br, br);
          if (gzip) await renew(file + packedEndings.gzip, gzip);
          // Last, because `find` looks for this name.
          await renew(file, identity);
        }
        await removeOld(folder);
      } catch (error) {
        log.warn({ err: error }, 'the files of this build are not kept for sites of other builds');
      }
    },
    // A file that cannot be read counts as missing.
    find: (name) => readAssetAnswer(path.join(folder, name), isHttps).catch(() => undefined),
  };
};

/** Serves the hashed files of other builds. Those of this build are answered earlier, from memory. */
export const addKeptAssets = (server: FastifyInstance, { find }: Pick<KeptAssets, 'find'>): void => {
  server.get(`${assetFolder}*`, async (request, reply) => {
    const name = toName(renameAgain(request.url));
    if (name === undefined) return reply.callNotFound();
    const answer = await find(name);
    if (answer) return sendAnswer(reply, answer);
    // Not stored by any cache: a site of another build may have the file, and this site may have it in a moment.
    return reply.code(404).header('Cache-Control', 'no-store').send();
  });
};
