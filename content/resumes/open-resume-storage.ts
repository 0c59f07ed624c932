import type { Environment } from '../deployment/environment.ts';
import { getResumeFolder } from '../deployment/own-folders.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { ResumeStorage } from './resume-storage.ts';

/** One client for the whole process: it keeps its connections open, and remembers when the storage does not answer. */
let bucket: { settings: string; storage: Promise<ResumeStorage> } | undefined;

/**
 * The storage of resumes for this deployment: the private bucket if one is set, otherwise the folder. The client of
 * object storage is loaded only for a bucket.
 */
export const getResumeStorage = async (environment: Environment): Promise<ResumeStorage> => {
  const { S3_PRIVATE_BUCKET } = environment;
  if (!S3_PRIVATE_BUCKET) return openFolderStorage(getResumeFolder(environment));
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  const settings = [S3_PRIVATE_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].join(
    '\n',
  );
  if (bucket?.settings !== settings) {
    const storage = import('./bucket-storage.ts').then(({ openBucketStorage }) =>
      openBucketStorage(S3_PRIVATE_BUCKET, environment),
    );
    bucket = { settings, storage };
  }
  return bucket.storage;
};
