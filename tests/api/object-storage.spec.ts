import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, request, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../../scripts/free-port.ts';
import { endProgram, startStudio, waitFor } from '../../scripts/product.ts';
import { openBreakableDatabase } from '../faults/breakable-database.ts';
import { startSecondSite } from '../faults/second-site.ts';
import { makeResume } from '../hostile/pdf.ts';
import { postApplication } from '../leads/forms.ts';
import { startBucket } from '../storage/bucket.ts';

const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;

/** Site and studio of their own, whose pictures lie in a bucket. */
const openProduct = async () => {
  const bucket = await startBucket();
  const database = await openBreakableDatabase(process.env);
  const own = mkdtempSync(join(tmpdir(), 'ev-site-bucket-'));
  const studioPort = await freePort();
  const studioUrl = `http://127.0.0.1:${studioPort}`;
  const settings = {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    DATA_DIR: own,
    ...database.settings,
    ...bucket.settings,
    MEDIA_URL: bucket.publicUrl,
    PUBLIC_URL: studioUrl,
    STUDIO_PORT: String(studioPort),
    PAYLOAD_SECRET: 'known to both programs of this test alone',
  };
  mkdirSync(join(settings.DATA_DIR, 'mails'), { recursive: true });
  const studio = startStudio({ ...settings, LOG_LEVEL: 'silent' }, own);
  const site = await startSecondSite(settings);
  await waitFor(`${studioUrl}/studio/login`, studio);
  const stop = async () => {
    await Promise.all([site.stop(), endProgram(studio)]);
    await database.remove();
    rmSync(own, { recursive: true, force: true });
    bucket.stop();
  };
  return { bucket, site, studioUrl, dataDir: settings.DATA_DIR, stop };
};

test('with S3 settings pictures go to the bucket and from there to visitors, and resumes stay at home', async () => {
  test.setTimeout(180_000);
  const { bucket, site, studioUrl, dataDir, stop } = await openProduct();
  const staff = await request.newContext({ baseURL: studioUrl, extraHTTPHeaders: { Origin: studioUrl } });
  try {
    const login = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
    expect((await staff.post('/studio/api/staff/login', { data: login })).status()).toBe(200);
    const buffer = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#0a6b3d' } })
      .jpeg()
      .toBuffer();
    const file = { name: 'van.jpg', mimeType: 'image/jpeg', buffer };
    const answer = await staff.post('/studio/api/media', {
      multipart: { file, _payload: JSON.stringify({ alt: 'A green van' }) },
    });
    const { doc } = await answer.json();
    expect(answer.status()).toBe(201);
    expect([...bucket.objects.keys()]).toContain(doc.filename);
    const pictures = bucket.objects.size;
    expect(pictures).toBeGreaterThan(4);
    const shown = await fetch(`${bucket.publicUrl}/${doc.filename}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

    const home = await fetch(site.url);
    const sources = [...(await home.text()).matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url]) => url);
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((url) => !url?.startsWith(`${bucket.publicUrl}/`))).toEqual([]);
    const policy = home.headers.get('content-security-policy') ?? '';
    const images = policy.split(';').find((rule) => rule.trim().startsWith('img-src'));
    expect(images).toContain(new URL(bucket.publicUrl).origin);

    expect((await postApplication(site.url, { file: makeResume() })).status).toBe(200);
    const resumes = readdirSync(join(dataDir, 'resumes'));
    expect(resumes).toHaveLength(1);
    const [name = ''] = resumes;
    expect((statSync(join(dataDir, 'resumes', name)).mode & 0o777).toString(8)).toBe('600');
    expect(bucket.objects.size).toBe(pictures);
    expect((await fetch(`${bucket.publicUrl}/${name}`)).status).toBe(404);
    expect((await fetch(`${site.url}/media/${name}`)).status).toBe(404);

    expect((await staff.delete(`/studio/api/media/${doc.id}`)).status()).toBe(200);
    expect([...bucket.objects.keys()]).toEqual([]);
    expect(bucket.refused).toEqual([]);
  } finally {
    await staff.dispose();
    await stop();
  }
});
