import path from 'node:path';
import { getDataFolder } from '../data-folder.ts';
import { getEnvironment } from '../environment.ts';

/** Folder of the mails that are written where no mail server is set. */
export const getMailFolder = (variables: Record<string, string | undefined> = process.env): string =>
  path.join(getDataFolder(getEnvironment(variables).DATA_DIR), 'mails');
