import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';

/** Whether qpdf is installed; Debian and similar systems have it in the package `qpdf`. */
export const hasQpdf = isInstalled('qpdf');

/** Runs qpdf on a file; its warnings do not count as failures. @returns its output. */
export const runQpdf = async (bytes: Buffer, ...options: string[]): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'qpdf-'));
  const file = path.join(folder, 'in.pdf');
  await writeFile(file, bytes);
  try {
    return await new Promise((resolve) => {
      const settings = { encoding: 'buffer', maxBuffer: 200_000_000, timeout: 20_000 } as const;
      execFile('qpdf', [...options, file, '-'], settings, (_error, stdout) => resolve(stdout));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const actingNames =
  /^\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|XFA|SubmitForm|ImportData|GoTo[RE]|Rendition|Movie|Sound|3D)$/;
const actingKeys = /^\/(?:JS|AA|EF|AF)$/;

const listActing = (value: unknown): string[] => {
  if (typeof value === 'string') return actingNames.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(actingNames.test(key) || actingKeys.test(key) ? [key] : []),
    ...listActing(inner),
  ]);
};

/** The active content in a file as qpdf reads it: in all objects, including those in object streams. */
export const listActingByQpdf = async (bytes: Buffer): Promise<string[]> => {
  const json = await runQpdf(bytes, '--json=2', '--json-key=qpdf', '--json-stream-data=none');
  if (json.length === 0) return [];
  return listActing(JSON.parse(json.toString('utf8')));
};
