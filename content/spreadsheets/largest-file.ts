/** The largest file that is imported, in bytes. */
export const largestFile = 5_000_000;

/** What staff are told of a larger file. A proxy may refuse it before the studio does, without a sentence. */
export const fileTooLarge = 'This file is larger than 5 MB. Divide it into several files.';
