import path from 'node:path';
import { getDataFolder } from '../data-folder.ts';
import { getEnvironment } from '../environment.ts';

/** Folder of the resumes where they lie in no bucket: under the data folder, beside the media and never inside it. */
export const getResumeFolder = (variables: Record<string, string | undefined> = process.env): string =>
  path.join(getDataFolder(getEnvironment(variables).DATA_DIR), 'resumes');

/** Folder of the mails that are written where no mail server is set. */
export const getMailFolder = (variables: Record<string, string | undefined> = process.env): string =>
  path.join(getDataFolder(getEnvironment(variables).DATA_DIR), 'mails');

/** Mails about one lead: to colleagues, to the visitor, to whom a rule gave it (by step), to whoever is told that it is late. */
const purposes = ['notice', 'receipt', 'late-1', 'late-2', 'unrouted'];
/** As often as a lead is given at most; a rule never gives it to the same dealer twice. */
export const mostSteps = 12;

/** Files of the mails about one lead. */
export const listMailFiles = (folder: string, leadId: number): string[] =>
  [...purposes, ...Array.from({ length: mostSteps }, (_, step) => `given-${step + 1}`)].map((purpose) =>
    path.join(folder, `lead-${leadId}-${purpose}.eml`),
  );
