/** What is carried, how far and where, as a buyer says it. */
interface Situation {
  carry: 'goods' | 'people' | 'self';
  kg: number;
  people: number;
  kmPerDay: number;
  road: 'lanes' | 'open';
  slope: 'flat' | 'ramps' | 'hills' | 'steep';
  noonHours: number;
}

type Way = Partial<Pick<Situation, 'road' | 'slope' | 'noonHours'>>;

const carrying =
  (carry: Situation['carry']) =>
  (amount: number, kmPerDay: number, way: Way = {}): Situation => ({
    carry,
    kg: carry === 'goods' ? amount : 0,
    people: carry === 'goods' ? 0 : amount,
    kmPerDay,
    road: 'lanes',
    slope: 'flat',
    noonHours: 0,
    ...way,
  });

const goods = carrying('goods');
const people = carrying('people');
const self = (kmPerDay: number, way?: Way) => carrying('self')(1, kmPerDay, way);

const open = { road: 'open' } as const;
const ramps = { slope: 'ramps' } as const;
const hills = { slope: 'hills' } as const;
const steep = { slope: 'steep' } as const;
const noon = (noonHours: number) => ({ noonHours });

/** The vehicles as in their data sheets, in the order of the range. A figure that a sheet lacks is null. */
export const situationVehicles = [
  {
    key: 'mastee',
    kind: 'passenger',
    typicalKm: 90,
    goodsKg: null,
    passengers: 4,
    topSpeedKmh: 24,
    gradeabilityDegrees: 7,
    chargeHours: 9,
  },
  // Goods besides the driver, for whom 70 kg of the sheets' 380 kg and 550 kg are deducted.
  {
    key: 'millo',
    kind: 'cargo',
    typicalKm: 90,
    goodsKg: 310,
    passengers: null,
    topSpeedKmh: 24,
    gradeabilityDegrees: 7,
    chargeHours: 9,
  },
  {
    key: 'major',
    kind: 'pickup',
    typicalKm: 100,
    goodsKg: 480,
    passengers: null,
    topSpeedKmh: 50,
    gradeabilityDegrees: 10,
    chargeHours: 4,
  },
  {
    key: 'manzil',
    kind: 'pickup',
    typicalKm: 85,
    goodsKg: null,
    passengers: null,
    topSpeedKmh: 50,
    gradeabilityDegrees: null,
    chargeHours: null,
  },
  ...[
    { key: 'marvel', typicalKm: 30 },
    { key: 'marvelpro', typicalKm: 40 },
    { key: 'mighty', typicalKm: 40 },
  ].map((bicycle) => ({
    ...bicycle,
    kind: 'bicycle' as const,
    goodsKg: null,
    passengers: null,
    topSpeedKmh: null,
    gradeabilityDegrees: null,
    chargeHours: null,
  })),
] as const;

/** A situation, and the answer of a sober salesman: a vehicle, or null for "none of ours". */
interface Answered {
  says: string;
  situation: Situation;
  answer: string | null;
  /** Hours at a socket at noon that the day needs; 0 if it needs none. */
  secondChargeHours: number;
  /** Vehicles that only miss a figure which their data sheet does not state. */
  ask: string[];
}

const answered =
  (ask: string[]) =>
  (says: string, situation: Situation, answer: string | null, secondChargeHours = 0): Answered => ({
    says,
    situation,
    answer,
    secondChargeHours,
    ask,
  });

/** There is no vehicle with an unstated figure to ask for. */
const plain = answered([]);
/** Goods, no further than Manzil goes (72.25 km): its payload is not stated, so it has to be asked for. */
const manzilToo = answered(['manzil']);

/**
 * Situations, each calculated by hand before any code was written. On one charge: Mastee and Millo 76.5 km (0.85 x 90),
 * Major 85, Manzil 72.25, Marvel 25.5, Marvel Pro and Mighty 34. An hour at a socket gives Mastee and Millo 10 km (90 /
 * 9), Major 25 km (100 / 4); the others' sheets do not say.
 */
export const situations: Answered[] = [
  // Goods for Millo: 310 kg, 76.5 km, 7 degrees, 24 km/h.
  manzilToo('an empty tray still is a tray', goods(0, 1), 'millo'),
  manzilToo('letters and bread', goods(40, 30), 'millo'),
  manzilToo('a shop round', goods(150, 50), 'millo'),
  manzilToo('exactly what Millo may carry', goods(310, 60), 'millo'),
  manzilToo('one kilogram above what Millo may carry', goods(311, 60), 'major'),
  manzilToo('380 kg of goods is not what Millo may carry', goods(380, 40), 'major'),
  manzilToo('as far as Manzil goes', goods(200, 72), 'millo'),
  plain('one kilometre above what Manzil goes', goods(200, 73), 'millo'),
  plain('as far as Millo goes', goods(200, 76), 'millo'),
  plain('one kilometre above what Millo goes', goods(200, 77), 'major'),
  plain('rather no second charge than a short one', goods(200, 77, noon(0.5)), 'major'),
  plain('rather no second charge, though there is time for any', goods(200, 85, noon(4)), 'major'),
  manzilToo('flyovers with Millo', goods(250, 40, ramps), 'millo'),
  plain('flyovers at the end of its range', goods(310, 76, ramps), 'millo'),
  manzilToo('hills are above 7 degrees', goods(250, 40, hills), 'major'),

  // With a second charge: Millo (km - 76.5) / 10 hours, Major (km - 85) / 25 hours.
  plain('nobody goes 86 km on one charge', goods(200, 86), null),
  plain(
    'half an hour is too short for Millo (0.95 h), enough for Major (0.04 h)',
    goods(200, 86, noon(0.5)),
    'major',
    0.25,
  ),
  plain('an hour is enough for Millo (0.95 h)', goods(200, 86, noon(1)), 'millo', 1),
  plain('an hour is too short for Millo (1.05 h)', goods(200, 87, noon(1)), 'major', 0.25),
  plain('an hour and a half is enough for Millo (1.05 h)', goods(200, 87, noon(1.5)), 'millo', 1.25),
  plain('four hours are enough for Millo (3.95 h)', goods(300, 116, noon(4)), 'millo', 4),
  plain(
    'four hours are too short for Millo (4.05 h): Major (1.28 h)',
    goods(300, 117, noon(4)),
    'major',
    1.5,
  ),
  plain('half an hour is enough for Major (0.48 h)', goods(300, 97, noon(0.5)), 'major', 0.5),
  plain('half an hour is too short for Major (0.52 h)', goods(300, 98, noon(0.5)), null),
  plain('an hour is enough for Major (0.52 h)', goods(300, 98, noon(1)), 'major', 0.75),

  // Goods for Major: 480 kg, 85 km, 10 degrees, 50 km/h.
  manzilToo('the open road', goods(100, 50, open), 'major'),
  manzilToo('the open road with flyovers', goods(100, 50, { ...open, ...ramps }), 'major'),
  manzilToo('the open road in hills, as far as Manzil goes', goods(250, 72, { ...open, ...hills }), 'major'),
  plain('one kilogram too heavy for Millo, on flyovers', goods(311, 76, ramps), 'major'),
  plain('too far and too steep for Millo', goods(310, 77, hills), 'major'),
  plain('as far as Major goes', goods(480, 85), 'major'),
  plain('as far, as heavy and as steep as Major goes', goods(480, 85, { ...open, ...hills }), 'major'),
  plain('half the load is no longer range', goods(310, 85, { ...open, ...hills }), 'major'),
  plain('one kilometre above what Major goes', goods(480, 86), null),
  plain('one kilometre above, on the open road in hills', goods(310, 86, { ...open, ...hills }), null),
  plain('one kilometre above, and half an hour', goods(480, 86, noon(0.5)), 'major', 0.25),
  plain('exactly an hour', goods(480, 110, noon(1)), 'major', 1),
  plain('one kilometre above an hour (1.04 h)', goods(480, 111, noon(1)), null),
  plain('one kilometre above an hour, and an hour and a half', goods(480, 111, noon(1.5)), 'major', 1.25),
  plain(
    'the open road with a second charge (0.6 h)',
    goods(480, 100, { ...open, ...noon(1) }),
    'major',
    0.75,
  ),
  plain('twice as far as Major goes (3.4 h)', goods(480, 170, noon(3.5)), 'major', 3.5),
  plain('twice as far, and too little time', goods(480, 170, noon(3)), null),
  plain('above twice as far, whatever the time', goods(480, 171, noon(4)), null),
  manzilToo('one kilogram above what Major carries', goods(481, 50), null),
  manzilToo('a ghat road with a light load', goods(250, 40, steep), null),
  manzilToo('a ghat road with a heavy load', goods(400, 60, steep), null),
  plain('a lorry’s work', goods(2000, 300, { ...open, ...steep, ...noon(4) }), null),
  plain('far with nothing aboard', goods(0, 300, noon(4)), null),
  plain('too heavy and too far', goods(481, 171, noon(4)), null),

  // People: Mastee seats 4, 76.5 km, 7 degrees, 24 km/h.
  plain('one passenger', people(1, 20), 'mastee'),
  plain('all seats, as far as Mastee goes', people(4, 76), 'mastee'),
  plain('one passenger more than seats', people(5, 20), null),
  plain('a dozen', people(12, 40), null),
  plain('one kilometre above what Mastee goes', people(4, 77), null),
  plain('one kilometre above, and half an hour (0.05 h)', people(4, 77, noon(0.5)), 'mastee', 0.25),
  plain('half an hour is enough (0.45 h)', people(4, 81, noon(0.5)), 'mastee', 0.5),
  plain('half an hour is too short (0.55 h)', people(4, 82, noon(0.5)), null),
  plain('an hour is enough (0.55 h)', people(4, 82, noon(1)), 'mastee', 0.75),
  plain('its typical range takes 1.35 h', people(3, 90, noon(1.5)), 'mastee', 1.5),
  plain('four hours are enough (3.95 h)', people(4, 116, noon(4)), 'mastee', 4),
  plain('four hours are too short (4.05 h)', people(4, 117, noon(4)), null),
  plain('passengers over flyovers', people(3, 60, ramps), 'mastee'),
  plain('passengers in hills', people(3, 60, hills), null),
  plain('passengers on a ghat road', people(2, 40, steep), null),
  plain('passengers on the open road', people(2, 30, open), null),

  // Oneself: Marvel 25.5 km, Marvel Pro and Mighty 34 km; no speed, slope or charging time stated.
  plain('to the station', self(5), 'marvel'),
  plain('as far as Marvel goes', self(25), 'marvel'),
  plain('one kilometre above what Marvel goes', self(26), 'marvelpro'),
  plain('as far as Marvel Pro goes', self(34), 'marvelpro'),
  plain('further than any bicycle', self(35), null),
  plain('further than any bicycle, whose charging time is not stated', self(35, noon(4)), null),
  plain('a socket that is not needed', self(10, noon(2)), 'marvel'),
  plain('a bicycle on the open road', self(10, open), null),
  answered(['marvel', 'marvelpro', 'mighty'])(
    'what slope a bicycle climbs is not stated',
    self(10, ramps),
    null,
  ),
  answered(['marvel', 'marvelpro', 'mighty'])('hills by bicycle', self(25, hills), null),
  answered(['marvelpro', 'mighty'])('flyovers further than Marvel goes', self(30, ramps), null),
];
