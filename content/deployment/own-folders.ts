import path from 'node:path';
import { getDataFolder } from './data-folder.ts';
import type { Environment } from './environment.ts';

const inDataFolder =
  (name: string) =>
  ({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string =>
    path.join(getDataFolder(DATA_DIR), name);

/** Folder of the mails that are written as files if there is no mail server. */
export const getMailFolder = inDataFolder('mails');

/** Folder of the resumes if they are not in a bucket: in the data folder, beside the media and never inside it. */
export const getResumeFolder = inDataFolder('resumes');
