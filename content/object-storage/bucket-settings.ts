/** The settings of object storage. */
interface BucketSettings {
  S3_BUCKET?: string | undefined;
  S3_PRIVATE_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  MEDIA_URL: string;
}

/** A setting, and a sentence on what is wrong with it. */
type BucketProblem = [name: keyof BucketSettings, sentence: string];

/** Finds settings of object storage that are valid on their own and do not fit together. */
export const findBucketProblems = ({
  S3_BUCKET,
  S3_PRIVATE_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  MEDIA_URL,
}: BucketSettings): BucketProblem[] => {
  const problems: BucketProblem[] = [];
  if (S3_BUCKET && !/^https?:\/\//.test(MEDIA_URL))
    problems.push([
      'MEDIA_URL',
      `With S3_BUCKET set visitors get pictures from the bucket: give its public address or its CDN's, beginning with https:// (it is ${MEDIA_URL}, where the site has no pictures then).`,
    ]);
  if (S3_BUCKET && S3_PRIVATE_BUCKET === S3_BUCKET)
    problems.push([
      'S3_PRIVATE_BUCKET',
      'Resumes need a bucket of their own, which nobody can read: S3_BUCKET is public.',
    ]);
  // With only one of the two, the client would silently look for other credentials on this machine.
  if (S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY)
    problems.push(['S3_SECRET_ACCESS_KEY', 'Needed with S3_ACCESS_KEY_ID.']);
  if (S3_SECRET_ACCESS_KEY && !S3_ACCESS_KEY_ID)
    problems.push(['S3_ACCESS_KEY_ID', 'Needed with S3_SECRET_ACCESS_KEY.']);
  return problems;
};
