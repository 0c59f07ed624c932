import { CopyObjectCommand, DeleteObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import type { Environment } from '../deployment/environment.ts';
import { isMissingObject, openPromptS3Client } from '../object-storage/s3-client.ts';

/** What the trash needs from the bucket of pictures, where anybody can read a file whose address he knows. */
export interface PictureBucket {
  /**
   * Copies an object within the bucket, with its type.
   * @returns false if the object does not exist.
   */
  copy(from: string, to: string): Promise<boolean>;
  /** Whether the object exists. */
  has(key: string): Promise<boolean>;
  /** Removes an object; a missing object is not an error. */
  remove(key: string): Promise<void>;
}

/** The answer of a call; null if the object that it names does not exist. */
const orNone = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await call;
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw error;
  }
};

export const openPictureBucket = (bucket: string, environment: Environment): PictureBucket => {
  const client = openPromptS3Client(environment);
  return {
    async copy(from, to) {
      const CopySource = `${bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      const command = new CopyObjectCommand({ Bucket: bucket, CopySource, Key: to });
      return (await orNone(client.send(command))) !== null;
    },
    has: async (key) =>
      (await orNone(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })))) !== null,
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};
