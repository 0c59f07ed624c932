import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeKeyPair, openToAll, type Seal, sealFor } from './age.ts';
import type { BackupStore } from './backup-store.ts';
import { openFolderStore } from './folder-store.ts';
import { saveObject } from './stored-object.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-object-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens a store that returns one bit wrongly. */
const openBadDisk = (at: number): BackupStore => {
  const store = openFolderStore(path.join(folder, 'store'));
  return {
    ...store,
    async read(key) {
      const parts: Buffer[] = [];
      for await (const part of await store.read(key)) parts.push(Buffer.from(part));
      const bytes = Buffer.concat(parts);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return (async function* give() {
        yield bytes;
      })();
    },
  };
};

const seals = {
  'closed for a key': async () => sealFor([(await makeKeyPair()).recipient]),
  'open to all': async () => openToAll,
};

test.each(Object.entries(seals))('%s: detects a store that returns changed bytes', async (_, open) => {
  const file = path.join(folder, 'van.webp');
  writeFileSync(file, Buffer.alloc(200_000, 'a van'));
  const seal = await open();
  const workFolder = path.join(folder, 'work');
  // At the beginning, in the middle and near the end; an encrypted file begins with its header.
  for (const at of [3, 100_000, 199_990])
    await expect(saveObject({ store: openBadDisk(at), seal, workFolder }, file)).rejects.toThrow();
  expect(readdirSync(workFolder)).toEqual([]);
  const good = { store: openFolderStore(path.join(folder, 'store')), seal, workFolder };
  expect(await saveObject(good, file)).toMatchObject({ size: 200_000 });
});

test('detects bytes that were encrypted wrongly, though the store returns them as it got them', async () => {
  const file = path.join(folder, 'van.webp');
  writeFileSync(file, 'a van');
  const seal: Seal = {
    ...openToAll,
    async *close(bytes) {
      for await (const part of bytes) yield Buffer.from(part).reverse();
    },
  };
  const saving = { store: openFolderStore(path.join(folder, 'store')), seal, workFolder: folder };
  await expect(saveObject(saving, file)).rejects.toThrow('came back otherwise than it was stored');
});

test('refuses an invalid key', async () => {
  await expect(sealFor(['age1nonsense'])).rejects.toThrow();
});
