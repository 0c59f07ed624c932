/** Windows counts so; what counts by 1,000,000 says more of the same file. */
const bytesPerMb = 1_048_576;

/** Bounds of what visitors write, in code points, so that every script gets the same room. */
export const limits = {
  name: 80,
  email: 254,
  phoneDigits: { least: 7, most: 15 },
  message: 2000,
  label: 120,
  /** The address of a reckoning, with all that was asked. */
  reckoning: 1000,
  /** The path of the page that a form was sent from. */
  page: 200,
  /** One campaign word of an address. */
  campaign: 100,
  /** Digits of a record's number. */
  id: 9,
  /** Longest way of saying that a box is ticked. */
  consent: 10,
  /** Longest answer of any human check. */
  rCaptcha: 10_000,
  /** Largest resume, in bytes: the MB of those who look at it in a file manager. */
  resume: 5 * bytesPerMb,
  /** Largest body of a form without a file, in bytes. */
  body: 100_000,
} as const;

/** The resume's limit as people say it. */
export const resumeLimitText = `${limits.resume / bytesPerMb} MB`;
