/** Program: an object storage that stores its objects in a folder, so that they survive a kill. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bucket, startBucket } from '@ev-site/tests/support/storage/bucket.ts';

type StoredObject = Bucket['objects'] extends Map<string, infer Stored> ? Stored : never;

const { STORAGE_FOLDER = '', STORAGE_PORT = '0' } = process.env;

/** Objects in memory. They are written to disk before a put is answered. */
class KeptObjects extends Map<string, StoredObject> {
  readonly #folder: string;

  constructor(bucket: string) {
    super();
    this.#folder = join(STORAGE_FOLDER, bucket);
    mkdirSync(this.#folder, { recursive: true });
    this.#load();
  }

  #fileOf(key: string): string {
    return join(this.#folder, encodeURIComponent(key));
  }

  override set(key: string, object: StoredObject): this {
    const file = this.#fileOf(key);
    const head = Buffer.from(`${object.type}\n`);
    writeFileSync(`${file}.part`, Buffer.concat([head, object.bytes]));
    renameSync(`${file}.part`, file);
    return super.set(key, object);
  }

  override delete(key: string): boolean {
    rmSync(this.#fileOf(key), { force: true });
    return super.delete(key);
  }

  #load(): void {
    for (const name of readdirSync(this.#folder).filter((file) => !file.endsWith('.part'))) {
      const file = join(this.#folder, name);
      const content = readFileSync(file);
      const end = content.indexOf('\n');
      const changedAt = statSync(file).mtime;
      const object = { type: content.toString('utf8', 0, end), bytes: content.subarray(end + 1), changedAt };
      super.set(decodeURIComponent(name), object);
    }
  }
}

const { settings, privateSettings, publicUrl } = await startBucket({
  port: Number(STORAGE_PORT),
  objects: new KeptObjects('pictures'),
  privateObjects: new KeptObjects('resumes'),
});
process.send?.({ settings: { ...settings, ...privateSettings }, publicUrl });
