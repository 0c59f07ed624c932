import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFolder, read } from './testing/deployed.ts';

const folder = openFolder();

describe('files with secrets', () => {
  const run = (write: (secret: (name: string) => string) => void, given: Record<string, string> = {}) => {
    const place = mkdtempSync(path.join(folder, 'secrets-'));
    write((name) => path.join(place, name));
    const programs = mkdtempSync(path.join(folder, 'programs-'));
    writeFileSync(path.join(programs, 'node'), '#!/bin/sh\nenv\n', { mode: 0o755 });
    const file = path.join(programs, 'entrypoint.sh');
    writeFileSync(file, read('entrypoint.sh').replaceAll('/run/secrets', place));
    const { status, stdout, stderr } = spawnSync('sh', [file, 'migrate'], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', PATH: `${programs}:${process.env.PATH}`, ...given },
    });
    return { status, stderr, settings: stdout.split('\n') };
  };

  test('become settings, unless the setting is already set', () => {
    const write = (secret: (name: string) => string) => {
      writeFileSync(secret('DATABASE_URL'), 'postgres://a b\n');
      writeFileSync(secret('PAYLOAD_SECRET'), 'of the file');
      writeFileSync(secret('s3.json'), '{}');
    };
    const { status, settings } = run(write, { PAYLOAD_SECRET: 'of the environment' });
    expect(status).toBe(0);
    expect(settings).toEqual(
      expect.arrayContaining(['DATABASE_URL=postgres://a b', 'PAYLOAD_SECRET=of the environment']),
    );
  });

  // Root can read every file, so a folder and a dangling link stand for a file that cannot be read.
  test.each([
    ['a folder', (file: string) => mkdirSync(file)],
    ['a link to nothing', (file: string) => symlinkSync('nowhere', file)],
  ])('stop the start with their name when they cannot be read: %s', (_what, make) => {
    const { status, stderr, settings } = run((secret) => make(secret('DATABASE_URL')));
    expect(settings).toEqual(['']);
    expect(stderr).toContain('DATABASE_URL');
    expect(status).toBe(1);
  });
});
