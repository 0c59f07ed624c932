import path from 'node:path';
import { getEnvironment } from '@ev-site/content/environment.ts';
import { getDataFolder } from '../data-folder.ts';

/** Folder of the resumes where they lie in no bucket: under the data folder, beside the media and never inside it. */
export const getResumeFolder = (variables: Record<string, string | undefined> = process.env): string =>
  path.join(getDataFolder(getEnvironment(variables).DATA_DIR), 'resumes');

/** Folder of the mails that are written where no mail server is set. */
export const getMailFolder = (variables: Record<string, string | undefined> = process.env): string =>
  path.join(getDataFolder(getEnvironment(variables).DATA_DIR), 'mails');

/** Files of the mails about one lead. */
export const listMailFiles = (folder: string, leadId: number): string[] =>
  ['notice', 'receipt'].map((purpose) => path.join(folder, `lead-${leadId}-${purpose}.eml`));
