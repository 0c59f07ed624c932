import { getEnvironment } from '../deployment/environment.ts';
import { getResumeFolder } from '../deployment/own-folders.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { ResumeStorage } from './resume-storage.ts';

/** One client for all calls of a process: it keeps its connections, and knows when the storage is away. */
let bucket: { settings: string; storage: Promise<ResumeStorage> } | undefined;

/**
 * The storage of resumes that the deployment asks for: the private bucket where one is set, the folder otherwise.
 * The client of object storage is loaded only then.
 */
export const getResumeStorage = async (
  variables: Record<string, string | undefined> = process.env,
): Promise<ResumeStorage> => {
  const environment = getEnvironment(variables);
  const { S3_PRIVATE_BUCKET } = environment;
  if (!S3_PRIVATE_BUCKET) return openFolderStorage(getResumeFolder(variables));
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
