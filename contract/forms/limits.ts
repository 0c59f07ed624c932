/** Windows counts like this. Programs that count by 1,000,000 show a larger number for the same file. */
const bytesPerMb = 1_048_576;

/** Limits for visitors' texts, in code points, so that every script gets the same room. */
export const limits = {
  name: 80,
  email: 254,
  phoneDigits: { least: 7, most: 15 },
  message: 2000,
  label: 120,
  /** The address of a savings calculation, with its whole query. */
  reckoning: 1000,
  /** The path of the page from which a form was sent. */
  page: 200,
  /** One campaign parameter of an address. */
  campaign: 100,
  /** Digits of a record's id. */
  id: 10,
  /** Longest value that means a ticked box. */
  consent: 10,
  /** Longest answer of any provider of the human check. */
  rCaptcha: 10_000,
  /** Largest resume, in bytes: in the MB that a file manager shows. */
  resume: 5 * bytesPerMb,
  /** Largest body of a form without a file, in bytes. */
  body: 100_000,
} as const;

/** The limit for resumes in words. */
export const resumeLimitText = `${limits.resume / bytesPerMb} MB`;
