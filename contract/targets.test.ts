import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { listTargets } from './targets.ts';

const open = Object.values(paths).filter((path) => path.includes(':'));

test.each(open)('%s shows a record, so that links to it and menus are held against what is there', (path) => {
  const targets = ['7', 'somewhere'].flatMap((value) => listTargets(path.replace(/:\w+/, value)));
  expect(targets.map(({ kind }) => kind)).not.toEqual([]);
  expect(targets.map(({ kind }) => kind)).not.toContain('screen');
});
