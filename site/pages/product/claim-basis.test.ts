import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { toClaimBasis } from './claim-basis.ts';

const { words } = getLocale('en');
const major =
  'vehicle=major&against=diesel&km=115&days=300&fuelprice=97.92&economy=25&rivalmaintenance=0.75&kwh=12&efficiency=0.89&tariff=8&maintenance=0.12&battery=0';
const saving = {
  result: 'runningSavingPerYear',
  inputs: major,
  secondCharge: true,
  plannedKm: 85,
} as const;

test('states every input of a saving in words, and that it needs a second charge', () => {
  expect(toClaimBasis(saving, words)).toBe(
    'For 115 km a day on 300 days a year, diesel at ₹97.92 a litre and 25 km a litre, electricity at ₹8 a unit and 13.48 units at the socket for 100 km, maintenance at 12 paise a km against 75; the battery is not counted. 115 km needs a second charge.',
  );
});

test('states the fuel in its own unit, whole paise, and rupees with two places', () => {
  const inputs =
    'vehicle=millo&against=cng&km=90&days=310&fuelprice=84.5&economy=28&rivalmaintenance=0.8&kwh=6.84&efficiency=0.75&tariff=8&maintenance=0.29&battery=1.33';
  expect(toClaimBasis({ ...saving, inputs, secondCharge: false, plannedKm: null }, words)).toBe(
    'For 90 km a day on 310 days a year, CNG at ₹84.50 a kg and 28 km a kg, electricity at ₹8 a unit and 9.12 units at the socket for 100 km, maintenance at 29 paise a km against 80; with ₹1.33 a km put aside for the battery.',
  );
  const petrol = inputs.replace('cng', 'petrol');
  expect(toClaimBasis({ ...saving, inputs: petrol }, words)).toContain('petrol at ₹84.50 a litre');
});

test('says if the day is longer than one planned charge, unless a second one is named', () => {
  const beyond = / If you plan for 76 km on one charge, as we advise, you charge a little at noon\.$/;
  const inputs = major.replace('km=115', 'km=90');
  const claim = { ...saving, inputs, secondCharge: false, plannedKm: 76.5 };
  expect(toClaimBasis(claim, words)).toMatch(beyond);
  expect(toClaimBasis({ ...claim, plannedKm: 90 }, words)).not.toMatch(/you plan/);
  expect(toClaimBasis({ ...claim, secondCharge: true }, words)).toMatch(/ 90 km needs a second charge\.$/);
});

test('states the maintenance for a year', () => {
  expect(toClaimBasis({ ...saving, result: 'maintenancePaisePerKm' }, words)).toBe(
    'At 115 km a day on 300 days a year, 12 paise a km come to ₹4,140 a year. 115 km needs a second charge.',
  );
});
