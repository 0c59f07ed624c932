import type { ProductFigures } from '@ev-site/content/payload-types.ts';
import { expect, test } from 'vitest';
import { needsLicence } from './needs-licence.ts';

const motor = (watts: number): ProductFigures => [
  { key: 'motorPower', label: 'Motor', min: watts, unit: 'W', condition: '', group: 'motor' },
];

test.each([
  ['an e-bike whose motor the rules take for none', { kind: 'bicycle', figures: motor(250) }, false],
  ['one with a stronger motor', { kind: 'bicycle', figures: motor(500) }, true],
  ['one of whose motor nothing is published', { kind: 'bicycle' }, true],
  ['a three-wheeler', { kind: 'cargo' }, true],
  ['a vehicle that is not known', undefined, true],
] as const)('knows whether %s needs a licence', (_what, vehicle, needed) => {
  expect(needsLicence(vehicle)).toBe(needed);
});
