import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import type { Manifest, SavedFile } from './manifest.ts';
import { sayExactMoment } from './moment.ts';

/** Prints a line for the person who runs a command. */
export type Say = (text: string) => void;

/** A number of bytes with a readable unit. */
export const toSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * The contents of a backup, as part of a sentence.
 * @param lost files of it that could not be restored
 */
export const toContents = ({ database, files }: Manifest, lost: readonly SavedFile[] = []): string => {
  const inFolder = (folder: string, one: string) => {
    const all = files.filter(({ path }) => path.startsWith(`${folder}/`));
    const left = all.filter((file) => !lost.includes(file)).length;
    return left < all.length ? `${groupDigits(left)} of ${toCount(all.length, one)}` : toCount(left, one);
  };
  const rows = Object.values(database?.rows ?? {});
  const total = rows.reduce((sum, count) => sum + count, 0);
  return [
    ...(database ? [`${toCount(total, 'row')} in ${toCount(rows.length, 'table')}`] : []),
    `${inFolder('media', 'file')} of pictures`,
    inFolder('resumes', 'resume'),
    `${inFolder('mails', 'mail')} kept as files`,
    ...(files.some((file) => file.path === 'secret' && !lost.includes(file)) ? ["the studio's secret"] : []),
  ].join(', ');
};

/** One line about a backup. */
export const toLine = (manifest: Manifest): string =>
  `${sayExactMoment(Date.parse(manifest.at))}: ${toContents(manifest)}; version ${manifest.program}, ` +
  (manifest.recipients.length > 0 ? 'encrypted' : 'not encrypted');
