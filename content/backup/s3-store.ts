import { readFile } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Environment } from '../deployment/environment.ts';
import { toS3ClientSettings } from '../object-storage/s3-client-settings.ts';
import type { BackupStore, StoredThing } from './backup-store.ts';

/** Backups in object storage. @param address s3://bucket/prefix */
export const openS3Store = (address: string, environment: Environment): BackupStore => {
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const start = prefix ? `${prefix}/` : '';
  const client = new S3Client(toS3ClientSettings(environment));
  const at = (key: string) => ({ Bucket: bucket, Key: start + key });
  return {
    name: address,
    async list(wanted) {
      const found = new Map<string, StoredThing>();
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start + wanted });
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified } of Contents)
          found.set(Key.slice(start.length), { size: Size, modified: LastModified?.getTime() ?? 0 });
      return found;
    },
    async read(key) {
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      if (!Body) throw new Error(`${key} came without a body.`);
      return Body.transformToWebStream();
    },
    // A body in memory is signed, and sent again by the client if the connection breaks. A stream is not.
    async put(key, file) {
      await client.send(new PutObjectCommand({ ...at(key), Body: await readFile(file) }));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
};
