import { BasePayload, type Payload } from 'payload';
import { type ContentOptions, getContentConfig } from './config.ts';
import { toDatabaseFile } from './database/database-file.ts';
import { withDatabaseLock } from './database/file-lock.ts';
import { getDataFolder } from './deployment/data-folder.ts';
import { getEnvironment } from './deployment/environment.ts';
import { restrictToOwner } from './deployment/private-files.ts';
import { createLog } from './logging/log.ts';

/**
 * Opens the content for a program without the studio: the site, a command, a test. Close it with `payload.destroy()`.
 * Access rules are for REST; calls of the Local API ignore them unless they set `overrideAccess: false`.
 * @throws {Error} naming every invalid variable, or saying why the database could not be reached.
 */
export const openContent = async (options: ContentOptions = {}): Promise<Payload> => {
  const environment = getEnvironment(options.variables ?? process.env);
  const open = restrictToOwner(environment);
  const file = toDatabaseFile(environment.DATABASE_URL, getDataFolder(environment.DATA_DIR));
  // Not getPayload(): in development it connects to a Next server, which does not exist here.
  const config = getContentConfig({ logger: createLog(environment.LOG_LEVEL), ...options });
  const payload = await withDatabaseLock(file, () => new BasePayload().init({ config }));
  for (const place of open)
    payload.logger.warn(`Others on this machine may read ${place}: its mode cannot be changed.`);
  return payload;
};
