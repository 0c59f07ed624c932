import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { start } from '@ev-site/scripts/run.ts';

/** The message that the storage sends when it listens. */
export interface StorageAddress {
  /** Settings that connect the programs to it. */
  settings: Record<string, string>;
  /** The address from which browsers load pictures. */
  publicUrl: string;
}

/** Starts the storage. It stores its objects in `folder`. */
export const startStorage = (folder: string, port: number, log: string): ChildProcess =>
  start('node', ['deploy/rehearsal/storage.child.ts'], {
    env: { STORAGE_FOLDER: folder, STORAGE_PORT: String(port) },
    output: { file: log },
    progress: () => undefined,
  });

/** Waits until the storage listens. */
export const getStorageAddress = async (storage: ChildProcess): Promise<StorageAddress> => {
  const [address] = (await once(storage, 'message')) as [StorageAddress];
  return address;
};
