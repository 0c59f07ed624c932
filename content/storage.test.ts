import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Bucket, startBucket } from '../tests/storage/bucket.ts';
import { type FreshContent, openFreshContent } from './fresh-content.ts';
import type { Media } from './payload-types.ts';

const drawPicture = async (background: string) => {
  const data = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'Our Van.jpg', mimetype: 'image/jpeg', data, size: data.length };
};

describe('pictures in object storage', () => {
  let bucket: Bucket;
  let fresh: FreshContent;

  beforeAll(async () => {
    bucket = await startBucket();
    fresh = await openFreshContent(bucket.settings);
  });
  afterAll(async () => {
    await fresh.remove();
    bucket.stop();
  });
  afterEach(async () => {
    bucket.mood.closed = false;
    await fresh.payload.delete({ collection: 'media', where: { id: { exists: true } } });
    expect(keys(), 'nothing stays behind').toEqual([]);
    expect(bucket.refused).toEqual([]);
  });

  const upload = async (background = '#0a6b3d') =>
    fresh.payload.create({
      collection: 'media',
      data: { alt: 'A van' },
      file: await drawPicture(background),
    });
  const namesOf = ({ filename, sizes }: Pick<Media, 'filename' | 'sizes'>): string[] =>
    [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]
      .filter((name) => typeof name === 'string')
      .sort();
  const keys = () => [...bucket.objects.keys()].sort();
  const ask = (path: string, headers: Record<string, string> = {}, body?: object) =>
    handleEndpoints({
      config: fresh.payload.config,
      request: new Request(`http://localhost:3000/studio/api${path}`, {
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', ...headers },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      }),
    });

  test('are put there in every size, each as what it is, and nowhere else', async () => {
    const media = await upload();
    expect(keys()).toEqual(namesOf(media));
    expect(keys().length).toBeGreaterThan(4);
    for (const [name, { bytes, type }] of bucket.objects) {
      const { format, compression } = await sharp(bytes).metadata();
      const is = compression === 'av1' ? 'avif' : format;
      expect([type, path.extname(name)], name).toEqual([`image/${is}`, is === 'jpeg' ? '.jpg' : `.${is}`]);
    }
    const folder = path.join(fresh.variables.DATA_DIR ?? '', 'media');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  test('are given out to staff by the studio as they lie there, as pictures and nothing else', async () => {
    const person = { email: 'staff@example.com', password: 'only-for-the-tests-1' };
    await fresh.payload.create({ collection: 'staff', data: { ...person, name: 'Staff', role: 'editor' } });
    const signedIn = await ask('/staff/login', {}, person);
    const cookie = { Cookie: signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
    const name = String((await upload()).filename);
    const answer = await ask(`/media/file/${name}`, cookie);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bucket.objects.get(name)?.bytes);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await ask(`/media/file/${name}`)).status).toBe(403);
    const page = { bytes: Buffer.from('<script>'), type: 'text/html', changedAt: new Date() };
    bucket.objects.set('old.html', page);
    expect((await ask('/media/file/old.html', cookie)).status).toBe(404);
    bucket.objects.delete('old.html');
  });

  test('keep their address when they are replaced, and go with their record', async () => {
    const { id, filename } = await upload();
    const file = await drawPicture('#402000');
    const replaced = await fresh.payload.update({ collection: 'media', id, data: {}, file });
    expect(replaced.filename).toBe(filename);
    expect(keys()).toEqual(namesOf(replaced));
    await fresh.payload.delete({ collection: 'media', id });
    expect(keys()).toEqual([]);
  });

  test('leave no record where the storage does not take them, and the old one where it does not take another', async () => {
    const media = await upload();
    bucket.mood.closed = true;
    const sentence = 'The picture could not be stored just now, so nothing was changed.';
    await expect(upload()).rejects.toThrow(sentence);
    const file = await drawPicture('#402000');
    const replacing = fresh.payload.update({
      collection: 'media',
      id: media.id,
      data: { alt: 'Brown' },
      file,
    });
    await expect(replacing).rejects.toThrow(sentence);
    const { docs } = await fresh.payload.find({ collection: 'media' });
    expect(docs.map(({ filename, alt }) => [filename, alt])).toEqual([[media.filename, 'A van']]);
    expect(docs.flatMap(namesOf)).toEqual(keys());
  });
});
