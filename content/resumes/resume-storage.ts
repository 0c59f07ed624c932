/** What is known of a kept resume without reading it. */
export interface KeptResume {
  /** 128 random bits in hexadecimal digits; they say nothing. */
  name: string;
  bytes: number;
  /** When it was written, in ms since 1970. */
  changedAt: number;
}

/** A resume that is being read. */
export interface OpenResume {
  bytes: number;
  stream: ReadableStream<Uint8Array>;
}

/**
 * Where resumes lie: a folder of this machine, or a bucket that several machines share. Nobody reads them but through
 * this door. Each call throws {@link ResumesLost} where the storage does not answer.
 */
export interface ResumeStorage {
  /** Where that is, for people: the folder, or the bucket's name. */
  place: string;
  /** Writes a resume; it is kept for good when this returns. @throws {ResumesFull} where there is no room left. */
  save(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  find(name: string): Promise<KeptResume | null>;
  /** Null where there is none. */
  read(name: string): Promise<OpenResume | null>;
  /** All of them; what is no resume is left out. */
  list(): AsyncIterable<KeptResume>;
  /** Removes one, also where there is none. */
  remove(name: string): Promise<void>;
  /** A note that all processes share: when staff were last told that room is short. */
  warning: {
    /** In ms since 1970; null where they never were. */
    getTime(): Promise<number | null>;
    set(): Promise<void>;
    remove(): Promise<void>;
  };
}

/** The room given to resumes is used up. */
export class ResumesFull extends Error {}

/** The storage of resumes does not answer, or refuses. */
export class ResumesLost extends Error {}

/** Whether a text is the name of a resume. */
export const isResumeName = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** @throws {Error} for anything that is no name of a resume, so that nothing outside the storage can be reached. */
export const checkResumeName = (name: string): string => {
  if (!isResumeName(name)) throw new Error('Not the name of a resume.');
  return name;
};
