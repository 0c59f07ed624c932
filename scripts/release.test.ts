import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const read = (file: string): string => readFileSync(root + file, 'utf8');

test('all packages, the changelog and the production overlay have the same version', () => {
  const packages = globSync(['package.json', '*/package.json'], { cwd: root });
  expect(packages.length).toBeGreaterThan(7);
  const numbers = packages.map((file) => (JSON.parse(read(file)) as { version: string }).version);
  const [, newTag] =
    /newTag: "?([\d.]+)"?/.exec(read('deploy/kubernetes/overlays/production/kustomization.yaml')) ?? [];
  expect(new Set([...numbers, newTag])).toEqual(new Set([numbers[0]]));
  // Changes that are not released yet may stand above it.
  expect(read('CHANGELOG.md')).toContain(`\n## ${numbers[0]}, `);
});
