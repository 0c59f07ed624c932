import { cpSync, globSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { readWords } from '@ev-site/content/processes/read-arguments.ts';
import { nodeFileTrace } from '@vercel/nft';
import { root } from './root.ts';

/** Programs that an image starts. Both builds must exist. */
export const programs = [
  'site/dist/server/start.js',
  'site/leads/resume/inspect-pdf.child.ts',
  'site/paper/press.child.ts',
  'content/pictures/decode-heic.child.ts',
  'content/cli/migrate.ts',
  'content/cli/seed.ts',
  'content/cli/sweep.ts',
  'content/cli/backup.ts',
  'content/cli/restore.ts',
  'content/cli/open-account.ts',
  'content/cli/move-resumes.ts',
  'studio/start.ts',
];

/** Files that the programs read by name, without an import. */
export const read = [
  'package.json',
  '{contract,reckoning,content,site,studio}/package.json',
  'node_modules/@ev-site/{contract,reckoning,content,site,studio}',
  // A program finds the project's folder by it (content/deployment/data-folder.ts).
  'tsconfig.base.json',
  'NOTICE',
  'LICENSE',
  'site/dist/{client,server}/{**,.vite/*}',
  'site/server/icons/*',
  'site/paper/{fonts,templates}/*',
  'content/seed/places/*.json',
  'site/data/near/*.tsv',
  'art/pictures/{*,sizes/*}',
  'art/models/*',
  'art/outlines/*',
  'studio/public/**',
  'studio/.next/{*.json,*.js,BUILD_ID}',
  'studio/.next/{build,node_modules,server,static}/**',
];

/** Files that the tracer finds, but that no program in an image opens. */
const leftOut = [
  /^node_modules\/.*\.(?:map|md|markdown|d\.[cm]?ts|flow|h)$/,
  /\.nft\.json$|(?:^|\/)\.sources$/,
  // Next's compiler and development server: the studio starts with the settings of its build (studio/start.ts).
  /^node_modules\/@next\/swc-/,
  /^node_modules\/next\/dist\/compiled\/(?:babel|webpack|terser|next-server\/.*\.dev\.js)/,
  // Only needed to create migrations and styles.
  /^node_modules\/(?:drizzle-kit|esbuild|@esbuild|esbuild-register|sass|immutable)\//,
  // The image uses the GNU C library.
  /^node_modules\/@(?:libsql|img|myriaddreamin)\/[^/]*musl/,
];
const isLeftOut = (file: string) => leftOut.some((pattern) => pattern.test(file));

// Node removes types when it runs our sources. The tracer does not know types, so they are removed here.
const readWithoutTypes = async (file: string): Promise<string | Buffer | null> => {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  const bytes = await readFile(file);
  return /(?<!\.d)\.ts$/.test(file) && !file.includes('/node_modules/')
    ? stripTypeScriptTypes(`${bytes}`)
    : bytes;
};

/**
 * The files that the programs import, relative to the project's folder.
 *
 * @throws {AggregateError} if one of our own sources cannot be read or imports a missing file.
 */
export const listTraced = async (starts: readonly string[]): Promise<string[]> => {
  const options = { base: root, processCwd: root, readFile: readWithoutTypes, ignore: isLeftOut };
  const { fileList, warnings } = await nodeFileTrace([...starts], options);
  // Packages refer to many missing files, but every import of our own sources must exist. Files that are no scripts are
  // parsed as modules, which causes warnings too.
  const ours = [...warnings].filter(({ message }) =>
    /^Failed to parse (?!.*node_modules).* as module|@ev-site/.test(message),
  );
  if (ours.length > 0) throw new AggregateError(ours, 'Not everything was found that the programs read.');
  return [...fileList];
};

/** The files that Next has traced during the studio's build. */
const listOfStudio = (): string[] =>
  globSync('studio/.next/{*,server/**/*}.nft.json', { cwd: root }).flatMap((trace) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(root + trace, 'utf8'));
    return files.map((file) => path.join(path.dirname(trace), file));
  });

/** Adds the licence of each package, because most licences require it. */
const listLicences = (files: readonly string[]): string[] => {
  const packages = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]);
  return [...new Set(packages)].flatMap((folder) =>
    folder ? globSync(`${folder}/{[Ll][Ii][Cc][Ee][NnCc][CcSs][Ee],NOTICE,COPYING}*`, { cwd: root }) : [],
  );
};

/**
 * All files that the built site, the built studio and the content's commands read, relative to the project's folder
 * (docs/decisions/106).
 */
const listImageFiles = async (): Promise<string[]> => {
  // globSync returns a link to a folder with a trailing slash, and the link would be followed.
  const named = read.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root });
    if (found.length === 0)
      throw new Error(`Nothing is there of ${pattern}; does .dockerignore let it through?`);
    return found.map((file) => file.replace(/\/$/, ''));
  });
  const built = globSync('site/dist/server/**/*.js', { cwd: root });
  const traced = await listTraced([...programs, ...built]);
  const all = [...traced, ...listOfStudio(), ...named].filter((file) => !isLeftOut(file));
  return [...new Set([...all, ...listLicences(all)])]
    .filter((file) => !lstatSync(root + file).isDirectory())
    .toSorted();
};

if (import.meta.main) {
  const usage = 'npx node scripts/image-files.ts <empty folder>';
  const [target = ''] = readWords(usage, 1);
  const files = await listImageFiles();
  for (const file of files)
    cpSync(root + file, path.join(target, file), { recursive: true, verbatimSymlinks: true });
  console.log(`${files.length} files for the image`);
}
