import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectFolder } from '@ev-site/content/deployment/data-folder.ts';

const ending = '.glb.br';

/** A 3D model of a vehicle. */
export interface Model {
  /** Address of the file; it changes with the bytes. */
  url: string;
  /** Size of the transfer, in bytes. */
  bytes: number;
}

/** A model file on the disk: glTF, compressed with brotli as it is sent (art/models.py). */
export interface ModelFile extends Model {
  file: string;
  etag: string;
}

/**
 * Lists the models that are part of the program, by name: the key of a vehicle, followed by that of its body or colour,
 * if any.
 */
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
