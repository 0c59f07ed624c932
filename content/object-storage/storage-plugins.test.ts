import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Bucket, startBucket } from '@ev-site/tests/support/storage/bucket.ts';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Media } from '../payload-types.ts';
import { hideLeftFiles } from '../pictures/hide-trashed.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

const drawPicture = async (background: string) => {
  const data = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'Our Van.jpg', mimetype: 'image/jpeg', data, size: data.length };
};

const person = { email: 'staff@example.com', password: 'only-for-the-tests-1' };

describe('pictures in object storage', () => {
  let bucket: Bucket;
  let fresh: FreshContent;

  beforeAll(async () => {
    bucket = await startBucket();
    fresh = await openFreshContent(bucket.settings);
    await fresh.payload.create({ collection: 'staff', data: { ...person, name: 'Staff', role: 'editor' } });
  });
  afterAll(async () => {
    await fresh.remove();
    bucket.stop();
  });
  afterEach(async () => {
    bucket.behaviour.closed = false;
    await fresh.payload.delete({ collection: 'media', where: { id: { exists: true } }, trash: true });
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

  const signIn = async () => {
    const signedIn = await ask('/staff/login', {}, person);
    return { Cookie: signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  };

  test('are stored there in every size with their own types, and not in the data folder', async () => {
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

  test('are stored there in the ready sizes of the seed', async () => {
    const { data } = await drawPicture('#0a6b3d');
    const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-sizes-'));
    writeFileSync(path.join(folder, 'van-640x457.webp'), data);
    const ready = { of: '', tone: '#0a6b3d', sizes: { w640: 'van-640x457.webp' }, folder };
    const media = await fresh.payload.create({
      collection: 'media',
      data: { alt: 'A van' },
      file: await drawPicture('#0a6b3d'),
      context: { readySizes: ready },
    });
    rmSync(folder, { recursive: true });
    expect(keys()).toEqual(namesOf(media));
    expect(keys().length).toBe(2);
    expect(bucket.objects.get('van-640x457.webp')).toMatchObject({ bytes: data, type: 'image/webp' });
  });

  test('are served to staff by the studio unchanged, and other files are not served', async () => {
    const cookie = await signIn();
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

  test('keep their address when replaced, and are erased with their record', async () => {
    const { id, filename } = await upload();
    const file = await drawPicture('#402000');
    const replaced = await fresh.payload.update({ collection: 'media', id, data: {}, file });
    expect(replaced.filename).toBe(filename);
    expect(keys()).toEqual(namesOf(replaced));
    await fresh.payload.delete({ collection: 'media', id });
    expect(keys()).toEqual([]);
  });

  test('leave no record if the storage refuses them, and keep the old picture if it refuses a replacement', async () => {
    const media = await upload();
    bucket.behaviour.closed = true;
    const sentence = 'The storage of pictures does not answer just now, so nothing was changed.';
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

  test('are moved before the change locks the revision, so that other changes do not wait', async () => {
    const { objects } = bucket;
    const [set, remove] = [objects.set.bind(objects), objects.delete.bind(objects)];
    const readRevision = () => {
      const file = path.join(fresh.variables.DATA_DIR ?? '', 'site.sqlite');
      const database = new DatabaseSync(file, { readOnly: true });
      const row = database.prepare('SELECT revision FROM content_revision').get();
      database.close();
      return Number(row?.revision ?? 0);
    };
    const seen = new Set<number>();
    vi.spyOn(objects, 'set').mockImplementation((...object) => {
      seen.add(readRevision());
      return set(...object);
    });
    vi.spyOn(objects, 'delete').mockImplementation((key) => {
      seen.add(readRevision());
      return remove(key);
    });
    const change = async (make: () => Promise<{ id: number }>, rise = 1) => {
      seen.clear();
      const before = readRevision();
      const { id } = await make();
      expect([...seen]).toEqual([before]);
      expect(readRevision()).toBe(before + rise);
      return id;
    };
    const id = await change(() => upload(), 0);
    const file = await drawPicture('#402000');
    const narrow = { ...file, data: await sharp(file.data).resize(300).toBuffer() };
    await change(() => fresh.payload.update({ collection: 'media', id, data: {}, file: narrow }));
    await change(() => fresh.payload.delete({ collection: 'media', id }));
    vi.restoreAllMocks();
  });

  const inTrash = (id: number, deletedAt: string | null = new Date().toISOString()) =>
    fresh.payload.update({ collection: 'media', id, data: { deletedAt }, trash: true });
  const askPublic = async (names: string[]) => {
    const answers = await Promise.all(names.map((name) => fetch(`${bucket.publicUrl}/${name}`)));
    return [...new Set(answers.map(({ status }) => status))];
  };

  test('can be opened only by staff while in the trash, and by everybody again after that', async () => {
    const media = await upload();
    const names = namesOf(media);
    const before = new Map(bucket.objects);
    await inTrash(media.id);
    expect(await askPublic(names)).toEqual([404]);
    expect(keys()).toHaveLength(names.length);
    for (const key of keys()) expect(key).toMatch(/^trash\/[0-9a-f]{32}\/[^/]+$/);
    const cookie = await signIn();
    const shown = await ask(`/media/file/${media.filename}`, cookie);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await ask(`/media/file/${media.filename}`)).status).toBe(403);
    expect((await ask('/media/file/never-was.jpg', cookie)).status).toBe(404);

    await inTrash(media.id, null);
    expect(await askPublic(names)).toEqual([200]);
    expect(keys()).toEqual(names);
    for (const [name, { bytes, type }] of before)
      expect(bucket.objects.get(name)).toMatchObject({ bytes, type });
  });

  test('are erased from the trash with their record', async () => {
    const { id } = await upload();
    await inTrash(id);
    await fresh.payload.delete({ collection: 'media', id, trash: true });
    expect(keys()).toEqual([]);
  });

  test('stay where they are, with their record, if the storage cannot move them', async () => {
    const media = await upload();
    const names = namesOf(media);
    const sentence = 'The storage of pictures does not answer just now, so nothing was changed.';
    for (const fault of ['closed', 'keeps'] as const) {
      bucket.behaviour[fault] = true;
      await expect(inTrash(media.id), fault).rejects.toThrow(sentence);
      bucket.behaviour[fault] = false;
      const { alt, deletedAt } = await fresh.payload.findByID({ collection: 'media', id: media.id });
      expect([alt, deletedAt]).toEqual(['A van', null]);
      expect(await askPublic(names)).toEqual([200]);
    }
    await inTrash(media.id);
    bucket.behaviour.closed = true;
    await expect(inTrash(media.id, null)).rejects.toThrow(sentence);
    bucket.behaviour.closed = false;
    expect(await askPublic(names)).toEqual([404]);
    await inTrash(media.id, null);
    expect(keys()).toEqual(names);
  });

  test('that an earlier version left public are hidden by the sweep', async () => {
    const media = await upload();
    const names = namesOf(media);
    const deletedAt = new Date().toISOString();
    await fresh.payload.db.updateOne({ collection: 'media', id: media.id, data: { deletedAt } });
    expect(await askPublic(names)).toEqual([200]);
    await hideLeftFiles(fresh.payload);
    expect(await askPublic(names)).toEqual([404]);
    expect(keys()).toHaveLength(names.length);
    // The bucket is asked only once about a hidden file.
    bucket.calls.length = 0;
    await hideLeftFiles(fresh.payload);
    expect(bucket.calls).toEqual([`HEAD ${media.filename}`]);
    expect(await askPublic(names)).toEqual([404]);
  });

  test('stay public if staff restore them while a sweep uses what it read before', async () => {
    const { payload } = fresh;
    const media = await upload();
    const names = namesOf(media);
    await inTrash(media.id);
    const { find } = payload;
    payload.find = (async (options: Parameters<typeof find>[0]) => {
      const found = await find(options);
      payload.find = find;
      await inTrash(media.id, null);
      return found;
    }) as typeof find;
    await hideLeftFiles(payload);
    expect(payload.find).toBe(find);
    expect(await askPublic(names)).toEqual([200]);
    expect(keys()).toEqual(names);
  });
});
