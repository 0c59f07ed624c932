import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request, test } from '@playwright/test';
import sharp from 'sharp';
import { makeResume } from '../support/hostile/pdf.ts';
import { postApplication } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../support/product/product-under-test.ts';
import { openBucketProduct } from '../support/storage/bucket-product.ts';

test('with S3 settings pictures are stored in and served from the bucket, and resumes stay in the data folder', async () => {
  test.setTimeout(180_000);
  const { bucket, site, studioUrl, dataDir, stop } = await openBucketProduct(({ settings }) => settings);
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
    // The line drawings are files of the program.
    const pictured = sources.filter((url) => !url?.startsWith('/outlines/'));
    expect(pictured.length).toBeGreaterThan(5);
    expect(pictured.filter((url) => !url?.startsWith(`${bucket.publicUrl}/`))).toEqual([]);
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

    bucket.behaviour.hangs = 'before';
    const began = performance.now();
    for (const path of ['/', '/productmillo', '/imagegallerylist', '/readyz'])
      expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);
    // The pages are made for the first time, on a shared machine. A page that waited for the bucket would never come.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect((await postApplication(site.url)).status).toBe(200);
    bucket.behaviour.hangs = 'never';

    const putInTrash = async (deletedAt: string | null) => {
      const moved = await staff.patch(`/studio/api/media/${doc.id}?trash=true`, { data: { deletedAt } });
      expect(moved.status(), await moved.text()).toBe(200);
      return (await fetch(`${bucket.publicUrl}/${doc.filename}`)).status;
    };
    expect(await putInTrash(new Date().toISOString())).toBe(404);
    expect((await staff.get(`/studio/api/media/file/${doc.filename}`)).status()).toBe(200);
    expect(await putInTrash(null)).toBe(200);
    expect(bucket.objects.size).toBe(pictures);

    expect((await staff.delete(`/studio/api/media/${doc.id}`)).status()).toBe(200);
    expect([...bucket.objects.keys()]).toEqual([]);
    expect(bucket.refused).toEqual([]);
  } finally {
    await staff.dispose();
    await stop();
  }
});
