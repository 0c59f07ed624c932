import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const prefixes = letters.length ** 2;

const toPrefix = (number: number): string =>
  `${letters[Math.floor(number / letters.length)]}${letters[number % letters.length]}`;

/**
 * Gives each stylesheet a prefix of two letters, from a hash of its path; if another stylesheet has that prefix, the
 * next free one.
 * @throws {Error} when there are more stylesheets than pairs of letters.
 */
export const toPrefixes = (files: readonly string[]): Map<string, string> => {
  if (files.length > prefixes) throw new Error('There are more stylesheets than pairs of letters.');
  const taken = new Set<number>();
  return new Map(
    [...files].sort().map((file) => {
      let number = createHash('sha256').update(file).digest().readUInt32BE() % prefixes;
      while (taken.has(number)) number = (number + 1) % prefixes;
      taken.add(number);
      return [file, toPrefix(number)];
    }),
  );
};

/**
 * Pattern by which Lightning CSS names classes, so that they can be found in both CSS and module. It has no hash: one
 * that begins with a digit is escaped in the CSS, so the search would miss it.
 */
const pattern = 'scoped__[local]';
const scoped = /\bscoped__([A-Za-z][\w-]*)/g;

/**
 * Gives the classes of CSS modules short names in the build: two letters for the file, then a number within it. A class
 * name depends only on its own file, and is set before a script's file name is hashed from its content, so an old
 * cached script never meets a class with a new meaning.
 */
export const shortClassNames = (root: string): Plugin[] => {
  const isModule = (id: string) => id.endsWith('.module.css');
  const known = toPrefixes(
    globSync('**/*.module.css', { cwd: root, exclude: ['**/node_modules/**', 'dist/**'] }),
  );
  const names = new Map<string, Map<string, string>>();

  /** Shortens every class name in the file; `own` collects the names already given. */
  const shorten = (id: string, code: string): string => {
    const file = path.relative(root, id);
    const prefix = known.get(file);
    if (!prefix) throw new Error(`${file} is a stylesheet outside of the site.`);
    const own = names.get(file) ?? new Map<string, string>();
    names.set(file, own);
    return code.replace(scoped, (_name, local: string) => {
      const short = own.get(local) ?? prefix + own.size.toString(36);
      own.set(local, short);
      return short;
    });
  };

  return [
    {
      name: 'short-class-names',
      apply: 'build',
      config: () => ({ css: { lightningcss: { cssModules: { pattern } } } }),
      // Runs after Vite has compiled the stylesheet, and before it makes a module of it.
      transform: (code, id) => (isModule(id) ? { code: shorten(id, code), map: null } : null),
    },
    {
      name: 'short-class-names-exports',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) => (isModule(id) ? { code: shorten(id, code), map: null } : null),
    },
  ];
};
