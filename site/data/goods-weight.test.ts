import { expect, test } from 'vitest';
import { toGoodsWeight } from './goods-weight.ts';

const weigh = (kilograms: Record<string, number>) =>
  toGoodsWeight(
    Object.entries(kilograms).map(([key, min]) => ({
      key,
      label: key,
      min,
      unit: 'kg',
      condition: 'x',
      group: 'capacity',
    })),
  );

test('the weight of goods is the lower of the load on the sheet and the load that the class allows', () => {
  expect(weigh({ payload: 380, legalPayload: 310 })).toBe(310);
  expect(weigh({ payload: 300, legalPayload: 310 })).toBe(300);
  expect(weigh({ legalPayload: 310 })).toBe(310);
  expect(weigh({ payload: 550 })).toBe(550);
});

test('the weight of goods leaves room for the driver below the gross weight', () => {
  const major = { payload: 550, kerbWeight: 445 };
  expect(weigh({ ...major, grossVehicleWeight: 995 })).toBe(480);
  expect(weigh({ ...major, grossVehicleWeight: 1030 })).toBe(515);
  expect(weigh({ ...major, grossVehicleWeight: 1065 })).toBe(550);
  expect(weigh({ ...major, grossVehicleWeight: 500 })).toBe(0);
});

test('the weight of goods is null if no load of goods is published', () => {
  expect(weigh({ comparisonPayload: 550 })).toBeNull();
  // This figure counts people and luggage together.
  expect(weigh({ sheetPayload: 380, grossVehicleWeight: 790, kerbWeight: 250 })).toBeNull();
  expect(weigh({ kerbWeight: 445, grossVehicleWeight: 995 })).toBeNull();
  expect(toGoodsWeight(null)).toBeNull();
  expect(
    toGoodsWeight([
      { key: 'payload', label: 'Payload', min: 1, unit: 'm³', condition: 'x', group: 'capacity' },
    ]),
  ).toBeNull();
});
