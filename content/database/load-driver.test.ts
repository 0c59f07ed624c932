import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadDriver } from './load-driver.ts';

const root = path.join(import.meta.dirname, '../..');

/** Lists the modules that ask Node to resolve an import during a load. */
const listAsked = async (load: () => Promise<unknown>): Promise<string[]> => {
  const asked: string[] = [];
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      asked.push(context.parentURL ?? '');
      return next(specifier, context);
    },
  });
  await load().finally(() => hooks.deregister());
  return asked;
};

test('files of Drizzle find each other without asking Node', async () => {
  // A part of Drizzle that no program has loaded yet.
  const unused = path.join(
    root,
    'node_modules/@payloadcms/drizzle/node_modules/drizzle-orm/mysql-core/index.js',
  );
  const load = () => import(/* @vite-ignore */ unused);
  const asked = await listAsked(() => loadDriver(load));
  expect(asked.filter((parent) => parent.includes('/drizzle-orm/'))).toEqual([]);
  expect(Object.keys(await load()).length).toBeGreaterThan(20);
});

test('all packages of Drizzle are ES modules, as the loader assumes', () => {
  const packages = globSync('**/node_modules/drizzle-orm/**/package.json', {
    cwd: path.join(root, 'node_modules/@payloadcms'),
  });
  expect(packages.length).toBeGreaterThan(2);
  const types = packages.map((file) => [
    file,
    JSON.parse(readFileSync(path.join(root, 'node_modules/@payloadcms', file), 'utf8')).type,
  ]);
  expect(types).toEqual(packages.map((file) => [file, 'module']));
});
