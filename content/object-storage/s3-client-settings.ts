import type { Environment } from '../deployment/environment.ts';

/** In milliseconds: until a connection is open, and for silence on an open one. */
const timeouts = { connectionTimeout: 2000, socketTimeout: 10_000 };

/** Settings of a client of object storage. Pictures and resumes share endpoint, region and keys. */
export const toS3ClientSettings = ({
  S3_REGION,
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Environment) => ({
  region: S3_REGION,
  ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
  ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
    : {}),
  requestHandler: timeouts,
});
