import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Log } from '@ev-site/content/logging/log.ts';
import { isNotThere } from '@ev-site/content/processes/system-errors.ts';

interface FileOptions {
  /** Made when it is needed; its last part is this file's own. */
  file: string;
  /** Secret name of who writes: what another one has written, or somebody has changed, is not read. */
  maker: string;
  log: Pick<Log, 'warn'>;
}

/** One value of plain data and bytes in a file, for the next start of the same program. Fails nobody: it is only not there. */
export const openCarriedFile = <Value>({ file, maker, log }: FileOptions) => {
  const sign = (bytes: Buffer) => createHmac('sha256', maker).update(bytes).digest();
  return {
    /** @returns `undefined` where there is none, or none of this maker's. */
    async read(): Promise<Value | undefined> {
      try {
        const signed = await readFile(file);
        const [signature, bytes] = [signed.subarray(0, 32), signed.subarray(32)];
        return signature.length === 32 && timingSafeEqual(signature, sign(bytes))
          ? deserialize(bytes)
          : undefined;
      } catch (error) {
        if (!isNotThere(error)) log.warn({ err: error }, 'what was made before this start cannot be read');
        return undefined;
      }
    },
    /** Replaces what was there. */
    async write(value: Value): Promise<void> {
      // Processes of one machine may write at the same time; the last one's stays, and all of them say the same.
      const part = `${file}.${process.pid}`;
      try {
        const bytes = serialize(value);
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(part, Buffer.concat([sign(bytes), bytes]), { mode: 0o600 });
        await rename(part, file);
      } catch (error) {
        log.warn({ err: error }, 'what was made is not there for the next start');
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
};
