import path from 'node:path';
import { getEnvironment } from '@ev-site/content/environment.ts';
import { getDataFolder } from '../data-folder.ts';

const namePattern = /^[0-9a-f]{32}$/;

/** Folder of the resumes: under the data folder, beside the media and never inside it. */
export const getResumeFolder = (variables: Record<string, string | undefined> = process.env): string =>
  path.join(getDataFolder(getEnvironment(variables).DATA_DIR), 'resumes');

/** Folder of the mails that are written where no mail server is set. */
export const getMailFolder = (variables: Record<string, string | undefined> = process.env): string =>
  path.join(getDataFolder(getEnvironment(variables).DATA_DIR), 'mails');

/**
 * File of a resume by its random name.
 * @throws {Error} for anything that is no such name, so that nothing outside the folder can be reached.
 */
export const getResumeFile = (folder: string, name: string): string => {
  if (!namePattern.test(name)) throw new Error('Not the name of a resume.');
  return path.join(folder, name);
};

/** Files of the mails about one lead. */
export const listMailFiles = (folder: string, leadId: number): string[] =>
  ['notice', 'receipt'].map((purpose) => path.join(folder, `lead-${leadId}-${purpose}.eml`));
