import path from 'node:path';
import { getDataFolder } from '../deployment/data-folder.ts';
import type { Environment } from '../deployment/environment.ts';
import type { BackupStore } from './backup-store.ts';
import { openFolderStore } from './folder-store.ts';

/**
 * Opens the place for backups at an address: a folder, or s3://bucket/prefix, whose client is loaded only then.
 * @throws {Error} for a place that visitors can read, or that would be lost together with the data
 */
export const openStore = async (address: string, environment: Environment): Promise<BackupStore> => {
  if (address.startsWith('s3:')) {
    if (new URL(address).hostname === environment.S3_BUCKET)
      throw new Error(
        `${address} lies in the bucket of the pictures, which visitors read. Take another bucket.`,
      );
    const { openS3Store } = await import('./s3-store.ts');
    return openS3Store(address, environment);
  }
  const folder = getDataFolder(address);
  const dataFolder = getDataFolder(environment.DATA_DIR);
  const inside = path.relative(dataFolder, folder);
  if (!inside.startsWith('..') && !path.isAbsolute(inside))
    throw new Error(
      `${folder} lies in the data folder ${dataFolder} and would be lost with it. Take another disk or machine.`,
    );
  return openFolderStore(folder);
};
