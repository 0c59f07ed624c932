import { readFileSync, rmSync } from 'node:fs';
import { type Bucket, startBucket } from '@ev-site/tests/support/storage/bucket.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackupUnderTest, openBackupUnderTest } from '../testing/backup-under-test.ts';

let bucket: Bucket;
let kit: BackupUnderTest;
beforeEach(async () => {
  bucket = await startBucket();
  kit = await openBackupUnderTest();
  const name = String(bucket.settings.S3_BUCKET);
  Object.assign(kit.variables, bucket.settings, { S3_BUCKET: '', BACKUP_TO: `s3://${name}/ours/daily` });
});
afterEach(() => {
  kit.remove();
  bucket.stop();
});

const keys = () => [...bucket.objects.keys()].sort();

test('saves to a bucket below a prefix, and restores from there', async () => {
  bucket.objects.set('theirs', {
    bytes: Buffer.from('not ours'),
    type: 'text/plain',
    changedAt: new Date(0),
  });
  expect(await kit.backup()).toContain('New of it: 4 files');
  expect(await kit.backup()).toContain('New of it: 1 file ');
  expect(keys().filter((key) => key.startsWith('ours/daily/backups/'))).toHaveLength(2);
  expect(keys().filter((key) => key.startsWith('ours/daily/objects/'))).toHaveLength(5);
  expect(await kit.restore('--check', '--identity', kit.identity)).toContain(
    'All 4 files are whole, and open.',
  );
  await kit.restore('--to', `${kit.data}-2`, '--identity', kit.identity);
  expect(kit.ask('SELECT name FROM leads', `${kit.data}-2`)).toEqual(['Asha', 'Bharat']);
  expect(readFileSync(`${kit.data}-2/media/van.webp`, 'utf8')).toBe('a van');
  expect(bucket.objects.has('theirs')).toBe(true);
  expect(bucket.refused).toEqual([]);
});

test('removes expired backups from the bucket', async () => {
  kit.variables.BACKUP_KEEP = '1h 1d 1w';
  await kit.backup();
  const [manifest = ''] = keys().filter((key) => key.includes('/backups/'));
  const old = bucket.objects.get(manifest);
  if (old) bucket.objects.set(manifest.replace(/\d{4}-/, '2020-'), old);
  bucket.objects.delete(manifest);
  for (const object of bucket.objects.values()) object.changedAt = new Date(0);
  rmSync(`${kit.data}/media/van.webp`);
  expect(await kit.backup()).toContain('1 backup in s3:');
  // The new backup has a database, a resume and a mail.
  expect(keys().filter((key) => key.includes('/objects/'))).toHaveLength(3);
});

test('says why a bucket refuses a backup', async () => {
  bucket.behaviour.closed = true;
  await expect(kit.backup()).rejects.toThrow('AccessDenied');
  expect(keys()).toEqual([]);
});
