import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isForStaff, isServerFunction } from './server-functions.ts';

const readPayloadsNames = (): string[] => {
  const views = createRequire(import.meta.url).resolve('@payloadcms/next/layouts');
  const file = path.join(path.dirname(views), '../utilities/handleServerFunctions.js');
  const [, list = ''] = /const baseServerFunctions = \{([^}]+)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...list.matchAll(/^\s*'?([\w-]+)'?:/gm), ...list.matchAll(/^\s*(\w+),?$/gm)].map(([, name]) =>
    String(name),
  );
};

test('knows every server function of Payload', () => {
  const names = readPayloadsNames();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !isServerFunction(name))).toEqual([]);
});

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  'Form-State',
  'form-state ',
  ['form-state'],
  null,
  undefined,
  1,
])('does not know the server function %j', (name) => {
  expect(isServerFunction(name)).toBe(false);
});

test('all server functions are for staff, except form-state, which checks the user itself', () => {
  expect(readPayloadsNames().filter((name) => !isForStaff(name))).toEqual(['form-state']);
});
