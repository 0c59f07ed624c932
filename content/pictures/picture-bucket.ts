import { CopyObjectCommand, DeleteObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Environment } from '@ev-site/content/environment.ts';
import { toS3ClientSettings } from '../s3-client-settings.ts';

/** Milliseconds until an answer of the storage begins. */
const requestTimeout = 10_000;

/** What the trash does in the bucket of pictures, from which anybody reads whose address they know. */
export interface PictureBucket {
  /** Copies an object within the bucket, with its type. @returns false where there is no such object. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes an object; one that is not there is no mistake. */
  remove(key: string): Promise<void>;
}

export const openPictureBucket = (bucket: string, environment: Environment): PictureBucket => {
  const settings = toS3ClientSettings(environment);
  const client = new S3Client({
    ...settings,
    maxAttempts: 2,
    requestHandler: { ...settings.requestHandler, requestTimeout, throwOnRequestTimeout: true },
  });
  return {
    async copy(from, to) {
      const CopySource = `${bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      try {
        await client.send(new CopyObjectCommand({ Bucket: bucket, CopySource, Key: to }));
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return false;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};
