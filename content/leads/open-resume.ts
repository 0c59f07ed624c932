import type { Payload } from 'payload';
import { environmentOf } from '../deployment/environment-of.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import type { Lead } from '../payload-types.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';
import { type OpenResume, ResumesLost } from '../resumes/resume-storage.ts';

/**
 * Why a resume is not given out: the scanner found something in it, its file is missing, or its storage does not answer
 * at the moment.
 */
export type NoResume = 'infected' | 'gone' | 'away';

const read = async (
  { config, logger }: Pick<Payload, 'config' | 'logger'>,
  lead: Pick<Lead, 'id'>,
  name: string,
) => {
  try {
    return (await (await getResumeStorage(environmentOf({ config }))).read(name)) ?? 'gone';
  } catch (error) {
    if (!(error instanceof ResumesLost)) throw error;
    logger.error({ problem: toLoggableError(error), lead: lead.id }, 'a resume cannot be read');
    return 'away';
  }
};

/**
 * Opens the resume of a lead for a person who may have it.
 * @param note records that the resume is given out; if recording fails, the resume is not given out
 */
export const openResume = async (
  payload: Pick<Payload, 'config' | 'logger'>,
  lead: Pick<Lead, 'id' | 'resumeFile' | 'resumeScan'>,
  note: () => Promise<unknown>,
): Promise<OpenResume | NoResume> => {
  if (!lead.resumeFile) return 'gone';
  if (lead.resumeScan === 'infected') return 'infected';
  const resume = await read(payload, lead, lead.resumeFile);
  if (typeof resume !== 'object') return resume;
  try {
    await note();
    return resume;
  } catch (error) {
    await resume.stream.cancel();
    throw error;
  }
};
