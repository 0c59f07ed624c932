import { expect, test } from 'vitest';
import type { Readers } from './readers.ts';
import { listReckonedVehicles } from './reckoned-vehicles.ts';

const kg = (key: string, min: number) => ({ key, label: key, min, unit: 'kg', condition: 'x' });

const readPayload = async (...figures: object[]) => {
  const find = async () => ({ docs: [{ id: 1, key: 'millo', name: 'Millo', kind: 'cargo', figures }] });
  const readers = { content: { find }, original: { find }, pictures: { toPicture: () => null } };
  return (await listReckonedVehicles(readers as unknown as Readers))[0]?.payloadKg;
};

test('carries no more than the rules of its class allow, whatever its sheet says', async () => {
  expect(await readPayload(kg('payload', 380), kg('legalPayload', 310))).toBe(310);
  expect(await readPayload(kg('payload', 300), kg('legalPayload', 310))).toBe(300);
  expect(await readPayload(kg('payload', 550))).toBe(550);
  expect(await readPayload(kg('comparisonPayload', 550))).toBeNull();
});
