import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isForStaff, isServerFunction, namesItsKind } from './server-functions.ts';

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

const kinds = { collections: [{ slug: 'blogs' }], globals: [{ slug: 'menus' }] };

test.each([
  ['render-list', { collectionSlug: 'blogs' }],
  ['render-document', { collectionSlug: 'blogs', globalSlug: undefined }],
  ['get-upcoming-scheduled-publish', { globalSlug: 'menus' }],
  ['render-field', { schemaPath: 'collection.blogs.body' }],
  ['render-field', { schemaPath: 'global.menus.header' }],
  ['form-state', {}],
])('a call of %s is about a kind that is there: %j', (name, args) => {
  expect(namesItsKind(name, args, kinds)).toBe(true);
});

test.each([
  ['render-list', undefined],
  ['render-list', 7],
  ['render-list', {}],
  ['render-list', { collectionSlug: 'menus' }],
  ['slugify', { collectionSlug: ['blogs'] }],
  ['copy-data-from-locale', { globalSlug: 'blogs' }],
  ['render-field', { schemaPath: 'blogs.body' }],
  ['render-field', { schemaPath: 'collection.constructor' }],
])('a call of %s is about no kind that is there: %j', (name, args) => {
  expect(namesItsKind(name, args, kinds)).toBe(false);
});
