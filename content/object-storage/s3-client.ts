import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Environment } from '../deployment/environment.ts';
import { toS3ClientSettings } from './s3-client-settings.ts';

/**
 * Opens a client for which somebody waits: an answer begins in time, and is asked for twice at most.
 * @param requestTimeout milliseconds until the answer of one attempt begins
 */
export const openPromptS3Client = (environment: Environment, requestTimeout = 10_000): S3Client => {
  const settings = toS3ClientSettings(environment);
  return new S3Client({
    ...settings,
    maxAttempts: 2,
    requestHandler: { ...settings.requestHandler, requestTimeout, throwOnRequestTimeout: true },
  });
};

/**
 * Whether a storage says that an object is not there. Of a HEAD there is no more than a status; a bucket that is gone
 * has another word.
 */
export const isMissingObject = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
