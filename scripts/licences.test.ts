import { expect, test } from 'vitest';
import { checkLicences } from './licences.ts';

const check = (license: string | undefined, name = 'some-package', more = {}) =>
  checkLicences({ packages: { [`node_modules/${name}`]: { ...(license && { license }), ...more } } });

test.each(['MIT', 'ISC', '(WTFPL OR MIT)', '(MPL-2.0 OR Apache-2.0)', 'MIT AND BSD-3-Clause'])(
  '%s is allowed',
  (licence) => {
    expect(check(licence)).toEqual({ count: 1, problems: [] });
  },
);

test.each([
  'GPL-3.0-or-later',
  'AGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  'UNLICENSED',
  'SEE LICENSE IN terms.txt',
  'Hippocratic-2.1',
])('%s is refused', (licence) => {
  expect(check(licence).problems).toEqual([`some-package: ${licence}`]);
});

test('reports a package without a licence', () => {
  expect(check(undefined).problems).toEqual(['some-package: no licence']);
});

test('reports a nested package by its own name', () => {
  expect(check('GPL-3.0-only', 'outer/node_modules/@of/inner').problems).toEqual(['@of/inner: GPL-3.0-only']);
});

test('image libraries may use LGPL, but not GPL', () => {
  expect(check('LGPL-3.0', 'libheif-js').problems).toEqual([]);
  expect(check('LGPL-3.0', 'libheif-js-too').problems).toHaveLength(1);
  expect(check('Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64').problems).toEqual([]);
  expect(check('GPL-3.0-only', '@img/sharp-win32-x64').problems).toHaveLength(1);
});

test('ignores development packages and our own rooms', () => {
  expect(check('GPL-3.0-only', 'a-tool', { dev: true }).count).toBe(0);
  expect(
    checkLicences({ packages: { '': {}, site: {}, 'node_modules/@ev-site/site': { link: true } } }),
  ).toEqual({
    count: 0,
    problems: [],
  });
});
