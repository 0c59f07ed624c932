import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Environment } from '../deployment/environment.ts';
import { isMissingObject, openPromptS3Client } from '../object-storage/s3-client.ts';
import { checkResumeName, isResumeName, type ResumeStorage, ResumesLost } from './resume-storage.ts';

/** Milliseconds until an answer must begin: for one attempt, and for both together. */
const patience = { ofOne: 10_000, ofBoth: 12_000 };
/**
 * After the storage gave no answer, it is not asked again for this time (ms), so that not every call waits that long.
 */
const restMs = 5000;

const prefix = 'resumes/';
const toKey = (name: string): string => `${prefix}${checkResumeName(name)}`;
/** Not under the prefix of resumes, so that it does not count as one. */
const warningKey = 'resumes-warned';

/** An error's name, with the status of the answer if there was one: "AccessDenied 403". */
const toReason = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status ? `${error.name} ${status}` : error.name;
};

const toTime = (changed: Date | undefined): number =>
  // An object without a time counts as new, so that it is not erased for that reason.
  changed?.getTime() ?? Date.now();

/**
 * Stores resumes as objects of a private bucket, with random names, no access lists, and the bucket's own encryption.
 * @param bucket its name
 */
export const openBucketStorage = (
  bucket: string,
  environment: Environment,
  { ofOne, ofBoth } = patience,
): ResumeStorage => {
  const client = openPromptS3Client(environment, ofOne);
  let lostUntil = 0;

  /** @returns the answer; null if there is no such object. */
  const ask = async <Answer>(call: (abortSignal: AbortSignal) => Promise<Answer>): Promise<Answer | null> => {
    if (performance.now() < lostUntil)
      throw new ResumesLost('The storage of resumes gave no answer a moment ago.');
    // Only until the answer begins: reading it may take longer.
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ofBoth);
    try {
      return await call(controller.signal);
    } catch (error) {
      if (isMissingObject(error)) return null;
      lostUntil = performance.now() + restMs;
      const message = `The storage of resumes gives no answer, or refuses (${toReason(error)}).`;
      throw new ResumesLost(message, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  const mustAnswer = <Answer>(answer: Answer | null): Answer => {
    if (answer === null) throw new ResumesLost('The bucket of resumes is not there.');
    return answer;
  };

  const put = async (Key: string, Body: Uint8Array): Promise<void> => {
    // A type that no browser displays, in case the bucket is ever opened by mistake.
    const ContentType = 'application/octet-stream';
    const command = new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType });
    mustAnswer(await ask((abortSignal) => client.send(command, { abortSignal })));
  };
  const head = (Key: string) => {
    const command = new HeadObjectCommand({ Bucket: bucket, Key });
    return ask((abortSignal) => client.send(command, { abortSignal }));
  };
  const remove = async (Key: string): Promise<void> => {
    // Some storages answer that the object did not exist, most that it is deleted.
    const command = new DeleteObjectCommand({ Bucket: bucket, Key });
    await ask((abortSignal) => client.send(command, { abortSignal }));
  };

  return {
    place: `s3://${bucket}/${prefix}`,
    save: (name, bytes) => put(toKey(name), bytes),
    async find(name) {
      const found = await head(toKey(name));
      return found && { name, bytes: found.ContentLength ?? 0, changedAt: toTime(found.LastModified) };
    },
    async read(name) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: toKey(name) });
      const found = await ask((abortSignal) => client.send(command, { abortSignal }));
      return found?.Body
        ? { bytes: found.ContentLength ?? 0, stream: found.Body.transformToWebStream() }
        : null;
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken });
        const part = mustAnswer(await ask((abortSignal) => client.send(command, { abortSignal })));
        for (const { Key = '', Size = 0, LastModified } of part.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (isResumeName(name)) yield { name, bytes: Size, changedAt: toTime(LastModified) };
        }
        ContinuationToken = part.NextContinuationToken;
      } while (ContinuationToken);
    },
    remove: (name) => remove(toKey(name)),
    warning: {
      getTime: async () => (await head(warningKey))?.LastModified?.getTime() ?? null,
      set: () => put(warningKey, new Uint8Array()),
      remove: () => remove(warningKey),
    },
  };
};
