import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Environment } from '../deployment/environment.ts';
import { toS3ClientSettings } from './s3-client-settings.ts';

/**
 * Opens a client for calls that somebody waits for: answers must begin in time, and each call has at most two attempts.
 * @param requestTimeout milliseconds until the answer to one attempt must begin
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
 * Whether the storage says that an object does not exist. A HEAD answer has only a status; for a missing bucket the
 * storage uses another name.
 */
export const isMissingObject = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
