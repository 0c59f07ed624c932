import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { openBreakableDatabase } from '../faults/breakable-database.ts';
import { startBoth, startSecondSite, startSecondStudio } from '../product/second-site.ts';
import { type Bucket, startBucket } from './bucket.ts';

/**
 * A site and a studio of their own, over a copy of the database, that keep files in a bucket. Each has its own folder,
 * as on two machines.
 */
export const openBucketProduct = async (choose: (bucket: Bucket) => Record<string, string>) => {
  const bucket = await startBucket();
  const database = await openBreakableDatabase(process.env);
  const own = mkdtempSync(join(tmpdir(), 'ev-site-bucket-'));
  const studioPort = await freePort();
  const studioUrl = `http://127.0.0.1:${studioPort}`;
  const settings = {
    ...database.settings,
    ...choose(bucket),
    PUBLIC_URL: studioUrl,
    STUDIO_PORT: String(studioPort),
    PAYLOAD_SECRET: 'known to both programs of this test alone',
  };
  mkdirSync(join(settings.DATA_DIR, 'mails'), { recursive: true });
  const studioDir = join(own, 'studio');
  const [site, studio] = await startBoth(
    startSecondSite(settings),
    startSecondStudio({ ...settings, DATA_DIR: studioDir }, own),
  );
  const stop = async () => {
    await Promise.all([site.stop(), studio.stop()]);
    await database.remove();
    rmSync(own, { recursive: true, force: true });
    bucket.stop();
  };
  return { bucket, site, studioUrl, dataDir: settings.DATA_DIR, studioDir, stop };
};
