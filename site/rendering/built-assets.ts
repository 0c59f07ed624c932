import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import { memoize } from '../data/caching/memoize.ts';
import { dialogIslands, islandSource } from '../page/dialog-islands.ts';
import {
  listFiles,
  listStyles,
  type Manifest,
  reactChunk,
  readManifest,
  toBuiltFile,
  toChunkFile,
} from './manifest.ts';
import type { PageAssets } from './page-assets.ts';
import { typesettingOf } from './typesetting/load-fonts.ts';
import { listNames, partPrint, readStylesheet, writeStylesheet } from './used-styles.ts';

const serverEntry = 'server/run.ts';

/** Every word in the scripts of each island, without the `react` chunk: class names that the island may set. */
const readNames = async (folder: string, client: Manifest, react: string) => {
  // Islands share scripts. The texts of the scripts are freed once all have been read.
  const readScript = memoize((file: string) => readFile(path.join(folder, file), 'utf8'));
  const islands = Object.keys(client).filter((source) => source.endsWith('.island.tsx'));
  return new Map(
    await Promise.all(
      islands.map(async (source): Promise<[string, ReadonlySet<string>]> => {
        const files = listFiles(client, source).filter((file) => file !== react);
        return [source, listNames((await Promise.all(files.map(readScript))).join(' '))];
      }),
    ),
  );
};

/** Every stylesheet of the build by its file, split into the rules for the screen and those only for print. */
const readSheets = async (folder: string, server: Manifest) => {
  // A language's own print rules stay in its pages: pages in other languages do not need them.
  const typesettings = new Set(languages.flatMap((language) => listStyles(server, typesettingOf(language))));
  const files = new Set(Object.values(server).flatMap(({ css = [] }) => css));
  return new Map(
    await Promise.all(
      [...files].map(async (file) => {
        const sheet = readStylesheet((await readFile(path.join(folder, file), 'utf8')).trim());
        return [file, typesettings.has(file) ? { screen: sheet, print: [] } : partPrint(sheet)] as const;
      }),
    ),
  );
};

/**
 * The assets of a finished build.
 * @param folder holds `client` and `server`, as `vite build --app` leaves them.
 */
export const openBuiltAssets = async (folder: string): Promise<PageAssets> => {
  const serverFolder = path.join(folder, 'server');
  const client = await readManifest(path.join(folder, 'client'));
  const server = await readManifest(serverFolder);
  const sheets = await readSheets(serverFolder, server);
  const printText = [...sheets.values()].map(({ print }) => writeStylesheet(print)).join('');
  const printHash = createHash('sha256').update(printText).digest('base64url').slice(0, 8);
  const toScreen = (file: string) => {
    const sheet = sheets.get(file);
    if (!sheet) throw new Error(`no stylesheet of the build: ${file}`);
    return sheet.screen;
  };
  const react = toChunkFile(client, reactChunk);
  const names = await readNames(path.join(folder, 'client'), client, react);
  const dialogChunks = dialogIslands.map((name) => `${name}.island`);
  return {
    loader: `/${toBuiltFile(client, 'rendering/loader.ts')}`,
    react: `/${react}`,
    others: [],
    print: { url: `/assets/print-${printHash}.css`, text: printText },
    islandUrl: (name) => `/${toBuiltFile(client, islandSource(name))}`,
    scriptUrl: (source) => `/${toBuiltFile(client, source)}`,
    namesIn: (island) => names.get(islandSource(island)) ?? new Set(),
    stylesOf: memoize(async (pageName: string, language: Language) => {
      const sources = [typesettingOf(language), `pages/${pageName}/${pageName}.page.tsx`];
      for (const source of sources) toBuiltFile(server, source);
      const files = new Set(
        [serverEntry, ...sources].flatMap((source) => listStyles(server, source, dialogChunks)),
      );
      const withIslands = dialogIslands.map((name) => [
        name,
        listStyles(server, islandSource(name)).flatMap((file) => (files.has(file) ? [] : `/${file}`)),
      ]);
      return {
        sheet: [...files].flatMap(toScreen),
        urls: [],
        withIslands: Object.fromEntries(withIslands),
      };
    }),
  };
};
