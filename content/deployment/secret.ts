import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMissingFile, toErrorCode } from '../processes/system-errors.ts';

const readSecret = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
};

/**
 * The secret that signs the studio's sessions: the configured one, else the one in the data folder, else a new one. Its
 * file is created atomically, so two programs that start at once use the same secret.
 */
export const getSecret = (configured: string | undefined, dataFolder: string): string => {
  if (configured) return configured;
  const file = path.join(dataFolder, 'secret');
  const kept = readSecret(file);
  if (kept) return kept;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (toErrorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file) ?? getSecret(configured, dataFolder);
};
