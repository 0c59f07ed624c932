import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectFolder } from '@ev-site/content/deployment/data-folder.ts';

const ending = '.glb.br';

/** A vehicle in three dimensions. */
export interface Model {
  /** Where it is fetched from; other bytes have another address. */
  url: string;
  /** What travels, in bytes. */
  bytes: number;
}

/** A model as it lies on the disk: glTF, compressed with brotli as it is sent (art/models.py). */
export interface ModelFile extends Model {
  file: string;
  etag: string;
}

/** The models that come with the program, by name: a vehicle's key, and that of its body or colour. */
export const listModels = (): ReadonlyMap<string, ModelFile> => {
  const folder = path.join(findProjectFolder(process.cwd()), 'art/models');
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((fileName) => {
        const file = path.join(folder, fileName);
        const bytes = readFileSync(file);
        const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
        const name = fileName.slice(0, -ending.length);
        const url = `/models/${name}.glb?v=${version}`;
        return [name, { file, url, bytes: bytes.length, etag: `"${version}"` }];
      }),
  );
};

/** Finds the model of a vehicle. @param variant key of its body or colour */
export const createModelReader =
  (models: ReadonlyMap<string, ModelFile>) =>
  (key: string, variant?: string): Model | null => {
    const found = models.get(variant === undefined ? key : `${key}-${variant}`);
    return found ? { url: found.url, bytes: found.bytes } : null;
  };

export type ModelReader = ReturnType<typeof createModelReader>;
