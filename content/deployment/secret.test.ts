import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSecret } from './secret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('uses the secret of the settings', () => {
  expect(getSecret('given', folder)).toBe('given');
});

test('makes a secret at the first start, keeps it, and stores it for the owner alone', () => {
  const data = path.join(folder, 'data');
  const made = getSecret(undefined, data);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(getSecret(undefined, data)).toBe(made);
  expect(statSync(path.join(data, 'secret')).mode & 0o077).toBe(0);
});
