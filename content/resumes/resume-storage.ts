/** What is known of a stored resume without reading it. */
export interface KeptResume {
  /** 128 random bits in hexadecimal digits, without any meaning. */
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
 * A storage of resumes: a folder of this machine, or a bucket that several machines share. All access to resumes goes
 * through this interface. Each call throws {@link ResumesLost} if the storage does not answer.
 */
export interface ResumeStorage {
  /** The folder or the bucket's name, for people to read. */
  place: string;
  /** Writes a resume; it is durable when this returns. @throws {ResumesFull} if there is no space left. */
  save(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such resume. */
  find(name: string): Promise<KeptResume | null>;
  /** Null if there is no such resume. */
  read(name: string): Promise<OpenResume | null>;
  /** All resumes; other files are left out. */
  list(): AsyncIterable<KeptResume>;
  /** Removes a resume; does nothing if there is none. */
  remove(name: string): Promise<void>;
  /** A note that all processes share: when staff were last told that space is short. */
  warning: {
    /** In ms since 1970; null if they were never told. */
    getTime(): Promise<number | null>;
    set(): Promise<void>;
    remove(): Promise<void>;
  };
}

/** The space for resumes is used up. */
export class ResumesFull extends Error {}

/** The storage of resumes does not answer, or refuses. */
export class ResumesLost extends Error {}

/** Whether a text is the name of a resume. */
export const isResumeName = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** @throws {Error} if the name is not that of a resume, so that no path outside the storage can be reached. */
export const checkResumeName = (name: string): string => {
  if (!isResumeName(name)) throw new Error('Not the name of a resume.');
  return name;
};
