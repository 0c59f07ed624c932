import { expect, test } from 'vitest';
import { aboutPage } from './about-page.ts';
import { homePage } from './home-page.ts';
import { products } from './products.ts';

const getProduct = (key: string) => {
  const product = products.find((entry) => entry.key === key);
  if (!product) throw new Error(`No product ${key}`);
  return product.data;
};

/** Number, range, unit and text of a figure in one line: "90 to 100 km", "Hydraulic". */
const toFact = (figure: {
  min?: number | null;
  max?: number | null;
  unit?: string | null;
  text?: string | null;
}) =>
  [figure.min, figure.max ? `to ${figure.max}` : null, figure.unit, figure.text]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ');

const listFacts = (key: string) =>
  Object.fromEntries((getProduct(key).figures ?? []).map((figure) => [figure.key, toFact(figure)]));

// Copied from the specification, section 3, "Cargo" and "Passenger".
const eRickshaw = {
  savings: '75000 ₹',
  dimensions: '2,790 × 990 × 1,790 mm',
  wheelBase: '2180 mm',
  kerbWeight: '250 kg',
  grossVehicleWeight: '790 kg',
  groundClearance: '165 mm',
  topSpeed: '24 km/h',
  certifiedRange: '110 km',
  typicalRange: '90 to 100 km',
  gradeability: '7 degrees',
  batteryVoltage: '48 V (12 × 4)',
  batteryCapacity: '6.5 kWh',
  chargingTime: '9 h',
  peakPower: '1.8 kW',
  peakTorque: '240 Nm',
  controller: '60 A, 24 MOSFET',
  transmission: 'Single reduction',
  brakes: 'Mechanical drum, front 130 mm, rear 160 mm',
  suspension: '5 leaf spring',
  speedometer: 'Digital LCD',
  roof: 'Hard roof',
  warranty: '12 months',
};

test('Millo has every figure of the cargo sheet', () => {
  expect(listFacts('millo')).toEqual({
    ...eRickshaw,
    payload: '380 kg',
    legalPayload: '310 kg + 1 driver',
    tray: '1,290 × 930 × 360 mm',
    deliveryBoxFullBody: '1.5 m³',
    deliveryBoxHalfBody: '0.5 m³',
  });
});

test('Mastee has every figure of the passenger sheet', () => {
  expect(listFacts('mastee')).toEqual({
    ...eRickshaw,
    sheetPayload: '380 kg',
    seating: 'Driver + 4 + 40 kg',
    tray: 'NA',
  });
});

test('Major has every figure of the L5N sheet', () => {
  expect(listFacts('major')).toEqual({
    savings: '120000 ₹',
    maintenanceCost: '12 paise/km',
    payload: '550 kg',
    deliveryBox: '4.8 m³',
    tray: '1,830 × 1,450 × 415 mm',
    category: 'L5N',
    dimensions: '3,400 × 1,460 × 1,800 mm',
    wheelBase: '2190 mm',
    kerbWeight: '445 kg',
    grossVehicleWeight: '995 kg',
    topSpeed: '50 km/h',
    certifiedRange: '140 km',
    typicalRange: '100 km',
    gradeability: '10 degrees',
    comparisonGradability: '18 %',
    batteryType: 'Lithium iron phosphate',
    batteryVoltage: '60 V',
    batteryCapacity: '12 kWh',
    chargingTime: '4 h',
    peakPower: '10.5 kW',
    peakTorque: '53 Nm',
    transmission: '2 speed',
    brakes: 'Hydraulic',
    telematics: 'Yes',
    warranty: '36 months',
  });
});

test('Manzil has its highlights and the figures of the comparison', () => {
  expect(listFacts('manzil')).toMatchObject({
    savings: '120000 ₹',
    deliveryBox: '4.8 m³',
    batteryVoltage: '60 V',
    batteryType: 'Lithium iron phosphate',
    batteryCapacity: '7.2 kWh',
    comparisonBatteryCapacity: '12 kWh',
    comparisonPeakPower: '10.5 kW',
    comparisonPeakTorque: '53 Nm',
    certifiedRange: '120 km',
    typicalRange: '85 km',
    topSpeed: '50 km/h',
    warranty: '36 months',
    grossVehicleWeight: '720 kg',
  });
});

test('the battery of Manzil names the other battery that the comparison with rivals counts', () => {
  const { figures } = getProduct('manzil');
  const [battery, compared] = ['batteryCapacity', 'comparisonBatteryCapacity'].map((wanted) =>
    figures?.find(({ key }) => key === wanted),
  );
  expect(battery?.condition).toContain(`the comparison with rivals counts ${compared?.min} kWh`);
});

// Specification, section 3: ours, rival 1, rival 2.
const comparison = [
  ['L5N', 'L5N', 'L5N'],
  ['60 V', 48, 48],
  ['12 kWh', 8, 7.37],
  ['10.5 kW', 9.55, 8],
  ['53 Nm', 45, 42],
  ['995 kg', 975, 995],
  ['550 kg', 506, 550],
  ['100 km', 90, 80],
  ['18 %', 17, 12],
  ['50 km/h', 45, 50],
];

test.each(['major', 'manzil'])('%s is compared with two rivals in all rows', (key) => {
  const facts = listFacts(key);
  const rows = getProduct(key).comparison?.rows?.map((row) => [
    facts[row.figureKey],
    row.rival1Number ?? row.rival1Text,
    row.rival2Number ?? row.rival2Text,
  ]);
  expect(rows).toEqual(comparison);
});

test.each([
  ['marvel', '30 to 35 km', '5.5 Ah', 3],
  ['marvelpro', '40 to 45 km', '7.8 Ah', 3],
  ['mighty', '40 to 45 km', '9 Ah', 0],
])('%s has motor, battery, range and accessories', (key, range, batteryCapacity, accessories) => {
  expect(listFacts(key)).toEqual({ motorPower: '250 W', range, batteryCapacity });
  expect(getProduct(key).accessories).toHaveLength(accessories);
  expect(getProduct(key).pictures).toHaveLength(3);
  expect(getProduct(key).customerRequirements).toHaveLength(5);
  expect(getProduct(key).targetCustomers).toHaveLength(12);
});

test('sections have as many tiles as the specification says', () => {
  const count = (key: string) => {
    const { customerRequirements, solutions, innovations, segmentNeeds, targetCustomers, gallery } =
      getProduct(key);
    return [customerRequirements, solutions, innovations, segmentNeeds, targetCustomers, gallery].map(
      (tiles) => tiles?.length ?? 0,
    );
  };
  expect(count('millo')).toEqual([5, 9, 4, 0, 4, 5]);
  expect(count('mastee')).toEqual([5, 8, 4, 0, 4, 5]);
  expect(count('major')).toEqual([0, 9, 6, 5, 4, 5]);
  expect(count('manzil')).toEqual([0, 10, 6, 5, 4, 5]);
});

test('a gallery shows the whole vehicle before its parts', () => {
  const isCloseUp = (file: unknown) => String(file).includes('-gallery-');
  for (const key of ['major', 'manzil'])
    expect(getProduct(key).gallery?.map(isCloseUp), key).toEqual([false, true, true, true, true]);
});

test('bodies and colours are in the order of the specification, with their carousels', () => {
  const list = (key: string) =>
    getProduct(key).variants?.map(({ label, pictures }) => [label, pictures.length]);
  expect(list('millo')).toEqual([
    ['Full Body Cargo', 6],
    ['Half Body Cargo', 4],
  ]);
  expect(list('mastee')).toEqual([
    ['Yellow', 3],
    ['White', 3],
    ['Green', 3],
  ]);
  expect(getProduct('major').pictures).toHaveLength(2);
  expect(getProduct('manzil').pictures).toHaveLength(2);
});

test('drivers of the pickups are 20 to 65 years old', () => {
  for (const key of ['major', 'manzil'])
    expect(getProduct(key).endUsers?.[0]).toEqual({ text: '3 wheeler drivers', ageFrom: 20, ageTo: 65 });
});

test('the home page has the benefits of section 9', () => {
  expect(homePage.benefits.figures?.map(toFact)).toEqual([
    '90 to 100 km',
    '8 to 10 h',
    '25 km/h',
    '7 degrees',
    '4 passengers + 1 driver + 40 kg luggage',
    '310 kg cargo + 1 driver',
  ]);
});

test('the about page has the parent firm’s facts and the six needs', () => {
  expect(aboutPage.parentFacts?.map((figure) => [figure.qualifier, toFact(figure)])).toEqual([
    ['over', '75 years'],
    ['over', '30 countries'],
  ]);
  expect(aboutPage.values?.map(({ title }) => title)).toEqual([
    'Respect',
    'Accountability',
    'Collaboration',
    'Excellence',
  ]);
  expect(aboutPage.needs).toHaveLength(6);
});

test('the condition of a saving names the kilometres and charges a day of its inputs', () => {
  const savings = products.flatMap(({ data }) =>
    (data.figures ?? []).filter(({ claim }) => claim?.result === 'runningSavingPerYear'),
  );
  expect(savings.length).toBeGreaterThan(3);
  for (const { condition, claim } of savings) {
    const day = claim?.secondCharge ? 'and two charges a day' : 'a day';
    expect(condition).toContain(`at ${new URLSearchParams(claim?.inputs ?? '').get('km')} km ${day}`);
  }
});
