import { readFile } from 'node:fs/promises';

/** The part of a Vite manifest that pages need: source path -> built file. */
export type Manifest = Readonly<
  Record<
    string,
    {
      file: string;
      name?: string;
      imports?: readonly string[];
      dynamicImports?: readonly string[];
      css?: readonly string[];
    }
  >
>;

/** Reads the manifest of a build folder. @throws {Error} if the folder holds no build. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));

/** @throws {Error} naming the source that was not built. */
export const toBuiltFile = (manifest: Manifest, source: string): string => {
  const entry = manifest[source];
  if (!entry) throw new Error(`${source} is not in the build. Is its name spelt as its file is?`);
  return entry.file;
};

/** The chunk with React and `hydrate`, which all islands import. */
export const reactChunk = 'react';

/**
 * The file of a chunk that combines several modules (`groups` in `vite.config.ts`).
 * @throws {Error} naming the chunk that was not built.
 */
export const toChunkFile = (manifest: Manifest, chunk: string): string => {
  const entry = Object.values(manifest).find(({ name }) => name === chunk);
  if (!entry) throw new Error(`The chunk ${chunk} is not in the build.`);
  return entry.file;
};

/**
 * Lists the CSS files of a module and of all its imports, each once, imports first: so a page's rules come after those
 * of its parts.
 * @param without names of chunks (`contact.page`) to leave out, with the styles that only they import
 */
export const listStyles = (manifest: Manifest, source: string, without: readonly string[] = []): string[] => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const entry = manifest[name];
    if (entry?.name && without.includes(entry.name)) return;
    entry?.imports?.forEach(visit);
    for (const file of entry?.css ?? []) files.add(file);
  };
  visit(source);
  return [...files];
};

/** Lists the files of a module and of all its imports, static and dynamic. */
export const listFiles = (manifest: Manifest, source: string): string[] => {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  visit(source);
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
};
