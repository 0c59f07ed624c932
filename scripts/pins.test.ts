import { expect, test } from 'vitest';
import { type PostOffice, readPostOffices, toPins } from './pins.ts';

const office = (pin: string, more: Partial<PostOffice> = {}): PostOffice => ({
  pin,
  place: 'A village',
  state: 'Gujarat',
  district: 'Ahmadabad',
  subdistrict: '',
  latitude: 22.5,
  longitude: 72.5,
  accuracy: 1,
  ...more,
});
const towns = [
  { name: 'Sānand', state: 'GJ', latitude: 22.99, longitude: 72.38 },
  { name: 'Far', state: 'GJ', latitude: 20.1, longitude: 72.9 },
];
const codeOf = (state: string) => (state === 'Gujarat' ? 'GJ' : undefined);
const pinsOf = (offices: PostOffice[]) => toPins(offices, towns, codeOf);

test('reads post offices from lines of GeoNames, and skips what is not an Indian PIN', () => {
  const line = 'IN\t382110\tSanand\tGujarat\t09\tAhmadabad\t474\tSanand\t\t22.99\t72.38\t4';
  expect(readPostOffices(`${line}\nIN\t0123\tx\n${line.replace('IN', 'NP')}\n`)).toEqual([
    office('382110', {
      place: 'Sanand',
      subdistrict: 'Sanand',
      latitude: 22.99,
      longitude: 72.38,
      accuracy: 4,
    }),
  ]);
});

test('uses the middle of located post offices, and estimates only without them', () => {
  const pins = pinsOf([
    office('382115', { latitude: 22.1, accuracy: 4 }),
    office('382115', { latitude: 22.3, accuracy: 3 }),
    office('382115', { latitude: 29 }),
  ]);
  expect(pins.get('382115')?.latitude).toBeCloseTo(22.2);
});

test('moves an estimate to the town with the name of its post office, if it is near', () => {
  expect(pinsOf([office('382110', { place: 'Sanand H.O' })]).get('382110')).toMatchObject({
    latitude: 22.99,
  });
  // A town of that name on the other side of the state is a different one.
  expect(pinsOf([office('382110', { place: 'Far' })]).get('382110')).toMatchObject({ latitude: 22.5 });
});

test('moves PINs that share one point to the town of their district, if they are many', () => {
  const shared = Array.from({ length: 8 }, (_, index) =>
    office(`38211${index}`, { district: 'Sanand', accuracy: 4 }),
  );
  expect(pinsOf(shared).get('382113')).toMatchObject({ latitude: 22.99 });
  expect(pinsOf(shared.slice(1)).get('382113')).toMatchObject({ latitude: 22.5 });
});
