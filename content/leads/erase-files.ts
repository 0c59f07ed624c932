import { rm } from 'node:fs/promises';
import type { CollectionAfterDeleteHook } from 'payload';
import { getMailFolder, getResumeFile, getResumeFolder, listMailFiles } from './folders.ts';

/** Removes what a lead left outside its row: the resume and the mails kept as files. */
const eraseFiles = async (lead: { id: number; resumeFile?: string | null | undefined }): Promise<void> => {
  const resume = lead.resumeFile ? [getResumeFile(getResumeFolder(), lead.resumeFile)] : [];
  const files = [...resume, ...listMailFiles(getMailFolder(), lead.id)];
  await Promise.all(files.map((file) => rm(file, { force: true })));
};

/** Erasing a lead erases its files as well. */
export const eraseFilesOfLead: CollectionAfterDeleteHook = async ({ doc, id }) => {
  await eraseFiles({ id: Number(id), resumeFile: doc.resumeFile });
  return doc;
};
