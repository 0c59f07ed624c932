import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listStyles, readManifest, toBuiltFile } from './manifest.ts';
import type { PageAssets } from './page-assets.ts';

const serverEntry = 'server/run.ts';

/**
 * The assets of a finished build.
 * @param folder holds `client` and `server`, as `vite build --app` leaves them.
 */
export const openBuiltAssets = async (folder: string): Promise<PageAssets> => {
  const serverFolder = path.join(folder, 'server');
  const client = await readManifest(path.join(folder, 'client'));
  const server = await readManifest(serverFolder);
  const readStyles = async (files: readonly string[]) => {
    const texts = await Promise.all(files.map((file) => readFile(path.join(serverFolder, file), 'utf8')));
    return texts.map((text) => text.trim()).join('');
  };
  const styles = new Map<string, Promise<string>>();
  return {
    loader: `/${toBuiltFile(client, 'rendering/loader.ts')}`,
    react: `/${toBuiltFile(client, 'rendering/hydrate.ts')}`,
    others: [],
    islandUrl: (name) => `/${toBuiltFile(client, `islands/${name}.island.tsx`)}`,
    async stylesOf(pageName) {
      const source = `pages/${pageName}/${pageName}.page.tsx`;
      toBuiltFile(server, source);
      const css =
        styles.get(pageName) ??
        readStyles([...new Set([...listStyles(server, serverEntry), ...listStyles(server, source)])]);
      styles.set(pageName, css);
      return { css: await css, urls: [] };
    },
  };
};
