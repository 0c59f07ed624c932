import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { islandSource, windowIslands } from './build/window-islands.ts';
import { listStyles, readManifest, toBuiltFile } from './manifest.ts';
import type { PageAssets } from './page-assets.ts';
import { typesettingOf } from './typesetting/load-fonts.ts';

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
  const windowChunks = windowIslands.map((name) => `${name}.island`);
  return {
    loader: `/${toBuiltFile(client, 'rendering/loader.ts')}`,
    react: `/${toBuiltFile(client, 'rendering/hydrate.ts')}`,
    others: [],
    islandUrl: (name) => `/${toBuiltFile(client, islandSource(name))}`,
    scriptUrl: (source) => `/${toBuiltFile(client, source)}`,
    async stylesOf(pageName, language) {
      const sources = [typesettingOf(language), `pages/${pageName}/${pageName}.page.tsx`];
      for (const source of sources) toBuiltFile(server, source);
      const key = `${language} ${pageName}`;
      const files = new Set(
        [serverEntry, ...sources].flatMap((source) => listStyles(server, source, windowChunks)),
      );
      const css = styles.get(key) ?? readStyles([...files]);
      styles.set(key, css);
      const withIslands = windowIslands.map((name) => [
        name,
        listStyles(server, islandSource(name)).flatMap((file) => (files.has(file) ? [] : `/${file}`)),
      ]);
      return { css: await css, urls: [], withIslands: Object.fromEntries(withIslands) };
    },
  };
};
