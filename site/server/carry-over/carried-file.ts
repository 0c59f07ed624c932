import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Log } from '@ev-site/content/logging/log.ts';
import { ifMissing, isMissingFile } from '@ev-site/content/processes/system-errors.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';

interface FileOptions {
  /** Its folder is created when needed. The last part of the path must belong to this file alone. */
  file: string;
  /** Secret that identifies the writer. A file by another writer, or one that was tampered with, is not read. */
  maker: string;
  log: Pick<Log, 'warn'>;
}

/** Age (ms) at which a part of a file was left by a process that was killed while it wrote. */
const abandonedMs = 10 * minute;

/** Removes parts that killed processes left: each may take as much room as the file. */
const removeAbandonedParts = async (file: string): Promise<void> => {
  const folder = path.dirname(file);
  const names = await readdir(folder);
  const parts = names.filter((name) => name.startsWith(`${path.basename(file)}.`));
  for (const part of parts.map((name) => path.join(folder, name))) {
    // Another process may just have given its part the name of the file.
    const found = await stat(part).catch(ifMissing(null));
    if (found && found.mtimeMs < Date.now() - abandonedMs) await rm(part, { force: true });
  }
};

/**
 * Stores one value of plain data and bytes in a file, for the next start of the same program. Errors never reach
 * the caller: the value is then only missing at the next start.
 */
export const openCarriedFile = <Value>({ file, maker, log }: FileOptions) => {
  const sign = (bytes: Buffer) => createHmac('sha256', maker).update(bytes).digest();
  return {
    /** @returns `undefined` if there is no file, or if another maker wrote it. */
    async read(): Promise<Value | undefined> {
      try {
        const signed = await readFile(file);
        const [signature, bytes] = [signed.subarray(0, 32), signed.subarray(32)];
        return signature.length === 32 && timingSafeEqual(signature, sign(bytes))
          ? deserialize(bytes)
          : undefined;
      } catch (error) {
        if (!isMissingFile(error)) log.warn({ err: error }, 'what was made before this start cannot be read');
        return undefined;
      }
    },
    /** Replaces the stored value. */
    async write(value: Value): Promise<void> {
      // Several processes may write at the same time, in containers with the same process id. The last one wins, and all
      // of them write the same value.
      const part = `${file}.${randomUUID()}`;
      try {
        const bytes = serialize(value);
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(part, Buffer.concat([sign(bytes), bytes]), { mode: 0o600 });
        await rename(part, file);
      } catch (error) {
        log.warn({ err: error }, 'what was made is not there for the next start');
        await rm(part, { force: true }).catch(() => undefined);
      }
      await removeAbandonedParts(file).catch((error: unknown) =>
        log.warn({ err: error }, 'parts that a killed process left cannot be removed'),
      );
    },
  };
};
