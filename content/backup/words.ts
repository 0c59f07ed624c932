import { isDiskFull } from '../system-errors.ts';
import type { Manifest } from './manifest.ts';
import { sayMoment } from './moment.ts';

/** Tells whoever runs a command. */
export type Say = (text: string) => void;

const number = new Intl.NumberFormat('en-IN');

/** "1 resume", "1,200 resumes". */
export const toCount = (count: number, one: string): string =>
  `${number.format(count)} ${count === 1 ? one : `${one}s`}`;

/** Bytes as people read them. */
export const toSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** What a backup holds, as part of a sentence. */
export const toContents = ({ database, files }: Manifest): string => {
  const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`)).length;
  const rows = Object.values(database?.rows ?? {});
  const total = rows.reduce((sum, count) => sum + count, 0);
  return [
    ...(database ? [`${toCount(total, 'row')} in ${toCount(rows.length, 'table')}`] : []),
    `${toCount(inFolder('media'), 'file')} of pictures`,
    toCount(inFolder('resumes'), 'resume'),
    `${toCount(inFolder('mails'), 'mail')} kept as files`,
    ...(files.some(({ path }) => path === 'secret') ? ["the studio's secret"] : []),
  ].join(', ');
};

/** One line about a backup. */
export const toLine = (manifest: Manifest): string =>
  `${sayMoment(Date.parse(manifest.at))}: ${toContents(manifest)}; version ${manifest.program}, ` +
  (manifest.recipients.length > 0 ? 'encrypted' : 'not encrypted');

/** Whether something failed because a disk is full; of a database SQLite says so in words. */
export const isFull = (error: unknown): boolean =>
  isDiskFull(error) || (error instanceof Error && /database or disk is full/.test(error.message));

/** What went wrong, in plain words where they help, for a person and the log. */
export const toTrouble = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return isFull(error) ? `There is no room left on the disk (${error.message}).` : error.message;
};
