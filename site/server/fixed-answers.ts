import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '@ev-site/content/processes/system-errors.ts';
import { immutable, toContentTag } from '../data/caching/http-caching.ts';
import type { Outlines } from '../data/outlines.ts';
import { assetFolder } from '../page/asset-folder.ts';
import type { LateFile } from '../page/late-props.ts';
import { compress } from './compress.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { type Bodies, type StoredAnswer, toStoredAnswer } from './stored-answer.ts';

/** Answers by URL that do not change until the next start. */
export type FixedAnswers = ReadonlyMap<string, StoredAnswer>;

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const forADay = 'public, max-age=86400';

interface FileParts {
  name: string;
  bodies: Bodies;
  cacheControl: string;
  /** Route name in the metrics, if many files share one. */
  route?: string;
}

const toFixedAnswer = (file: FileParts, securityHeaders: Record<string, string>): StoredAnswer =>
  toStoredAnswer({
    status: 200,
    etag: toContentTag(file.bodies.identity),
    bodies: file.bodies,
    route: file.route ?? file.name,
    headers: {
      'Content-Type': contentTypes[path.extname(file.name)] ?? 'application/octet-stream',
      'Cache-Control': file.cacheControl,
      ...(file.bodies.br && { Vary: 'Accept-Encoding' }),
      ...(file.name.endsWith('.svg') && { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
      ...securityHeaders,
    },
  });

/** Endings of the compressed copies that lie beside a file. */
export const packedEndings = { br: '.br', gzip: '.gz' } as const;

const isSourceOfAsset = (file: string) =>
  !Object.values(packedEndings).some((ending) => file.endsWith(ending));

/** Reads a hashed file and its compressed copies. */
const readBodies = async (file: string): Promise<Bodies> => {
  const bodies: Bodies = { identity: await readFile(file) };
  const readCopy = (ending: string) => readFile(file + ending).catch(ifMissing(null));
  const [br, gzip] = await Promise.all([readCopy(packedEndings.br), readCopy(packedEndings.gzip)]);
  return { ...bodies, ...(br && { br }), ...(gzip && { gzip }) };
};

const toAsset = (name: string, bodies: Bodies): FileParts => ({
  name,
  bodies,
  cacheControl: immutable,
  route: `${assetFolder}*`,
});

/** Reads the hashed files of a build into memory. There are few, and the build has already compressed them. */
const readAssets = async (folder: string): Promise<FileParts[]> => {
  const files = await readdir(folder).catch(ifMissing<string[]>([]));
  return Promise.all(
    files
      .filter(isSourceOfAsset)
      .map(async (file) => toAsset(assetFolder + file, await readBodies(path.join(folder, file)))),
  );
};

/** Reads one hashed file. */
export const readAssetAnswer = async (file: string, isHttps: boolean): Promise<StoredAnswer> =>
  toFixedAnswer(
    toAsset(assetFolder + path.basename(file), await readBodies(file)),
    toSecurityHeaders(isHttps),
  );

/** The line drawings of the vehicles. The build does not know them, so the start compresses them, quickly. */
const packOutlines = ({ files }: Pick<Outlines, 'files'>): Promise<FileParts[]> =>
  Promise.all(
    [...files.values()].map(async ({ svg, url }) => ({
      name: url,
      bodies: await compress(svg, 'quick'),
      cacheControl: immutable,
      route: '/outlines/*',
    })),
  );

/** Files made at the start: the texts of dialogs, and the print stylesheet. */
const packMade = (files: readonly LateFile[]): Promise<FileParts[]> =>
  Promise.all(files.map(async ({ url, text }) => toAsset(url, await compress(Buffer.from(text), 'small'))));

const readIcons = async (folder: string): Promise<FileParts[]> =>
  Promise.all(
    ['favicon.ico', 'favicon.svg'].map(async (file) => ({
      name: `/${file}`,
      bodies: { identity: await readFile(path.join(folder, file)) },
      cacheControl: forADay,
    })),
  );

interface FixedOptions {
  /** Folders of hashed files, served under /assets. */
  assetFolders: readonly string[];
  iconFolder: string;
  outlines: Pick<Outlines, 'files'>;
  madeFiles: readonly LateFile[];
  isHttps: boolean;
}

/** Everything that is the same for all visitors until the next start. */
export const readFixedAnswers = async ({
  assetFolders,
  iconFolder,
  outlines,
  madeFiles,
  isHttps,
}: FixedOptions): Promise<FixedAnswers> => {
  const files = (
    await Promise.all([
      ...assetFolders.map(readAssets),
      readIcons(iconFolder),
      packOutlines(outlines),
      packMade(madeFiles),
    ])
  ).flat();
  const headers = toSecurityHeaders(isHttps);
  return new Map(files.map((file) => [file.name, toFixedAnswer(file, headers)]));
};
