import type { SeedEntry } from '../seed-shapes.ts';

type Data = SeedEntry<'assumptions'>['data'];
type Source = NonNullable<Data['source']>;

/** The part that values of one origin share: their source, their date, and when to review them. */
type Origin = Pick<Data, 'isEstimate' | 'source' | 'asOf' | 'reviewBy'>;

const toOrigin = (title: string, publisher: string, asOf: string, reviewBy: string, url = ''): Origin => {
  const source: Source = { title, publisher, ...(url ? { url } : {}) };
  return { isEstimate: false, source, asOf, reviewBy };
};

// No trustworthy source was found for these; the page says so.
const estimate: Origin = { isEstimate: true, asOf: '2026-10-01', reviewBy: '2027-10-01' };
const openComparisons: Origin = {
  ...estimate,
  source: { title: 'Open comparisons of three-wheelers', publisher: 'Several, none of them official' },
};
const lenders: Origin = {
  isEstimate: true,
  source: { title: 'Rates of non-bank lenders', publisher: 'Press reports, 2021 to 2024' },
  asOf: '2024-12-31',
  reviewBy: '2026-12-31',
};
const insurers: Origin = {
  ...estimate,
  source: {
    title: 'Third-party part of the premium, January 2024 (the rest is an estimate)',
    publisher: 'Ministry of Road Transport and Highways',
  },
};

const pumps = toOrigin('Retail prices at the pump', 'Oil marketing companies', '2026-07-31', '2026-12-31');
const metros = toOrigin(
  'Retail prices in the metros',
  'Petroleum Planning and Analysis Cell',
  '2026-09-25',
  '2026-12-31',
  'https://ppac.gov.in/',
);
const gasStations = toOrigin(
  'Retail prices of CNG, May to September 2026',
  'City gas companies',
  '2026-09-30',
  '2026-12-31',
);
const states = toOrigin(
  'Mid-range of the tariffs of the states',
  'State electricity regulatory commissions',
  '2026-07-31',
  '2027-07-31',
);
const stateTariffs = toOrigin(
  'List of state tariffs for charging electric vehicles',
  'Bureau of Energy Efficiency',
  '2023-05-31',
  '2024-05-31',
  'https://beeindia.gov.in/',
);
const publicCharging = toOrigin(
  'Guidelines for charging infrastructure',
  'Ministry of Power',
  '2024-09-30',
  '2027-03-31',
  'https://powermin.gov.in/',
);
const closedScheme = toOrigin(
  'PM E-DRIVE, amendment reported in December 2025',
  'Gazette of India',
  '2025-12-26',
  '2027-03-31',
);
const scheme = toOrigin(
  'PM E-DRIVE, amendment reported in March 2026',
  'Gazette of India',
  '2026-03-31',
  '2027-03-31',
);
const gst = toOrigin(
  'Rates of GST since 22 September 2025',
  'GST Council',
  '2025-09-22',
  '2027-09-22',
  'https://gstcouncil.gov.in/',
);

type Value = number | readonly [value: number, low: number, high: number];

/** One value, with `low` and `high` if a range is known. */
const toAssumption = (
  key: Data['key'],
  name: string,
  value: Value,
  origin: Origin,
  more: Pick<Partial<Data>, 'place' | 'note' | 'endsOn'> = {},
): SeedEntry<'assumptions'> => {
  const range = typeof value === 'number' ? { value } : { value: value[0], low: value[1], high: value[2] };
  const place = more.place ? `-${more.place.toLowerCase()}` : '';
  return { key: `${key}${place}`, data: { key, name, ...range, ...origin, ...more } };
};

const ahmedabad = { place: 'Ahmedabad' };
const delhi = { place: 'Delhi' };
const mumbai = { place: 'Mumbai' };
const gujarat = { place: 'Gujarat' };

const exShowroom = { note: 'Ex-showroom: registration, tax and insurance are counted apart.' };

/**
 * The initial values of the calculator, with what is printed beside them. They are of 2026; estimates are marked. If a
 * key has several values, the calculator starts with the first.
 */
export const assumptions: SeedEntry<'assumptions'>[] = [
  toAssumption('dieselPrice', 'Diesel', [97.92, 94.1, 98.1], pumps, ahmedabad),
  toAssumption('dieselPrice', 'Diesel', 95.2, metros, delhi),
  toAssumption('dieselPrice', 'Diesel', 97.83, metros, mumbai),
  toAssumption('petrolPrice', 'Petrol', [101.83, 101.8, 102.2], pumps, ahmedabad),
  toAssumption('petrolPrice', 'Petrol', 102.12, metros, delhi),
  toAssumption('petrolPrice', 'Petrol', 111.21, metros, mumbai),
  toAssumption('cngPrice', 'CNG', [84.5, 78, 84.5], gasStations, ahmedabad),
  toAssumption('cngPrice', 'CNG', [83.09, 83, 87], gasStations, delhi),
  toAssumption('homeTariff', 'Electricity at home', [8, 4, 11], states, {
    note: 'The middle of what the states charge. Your own bill says what a unit costs you.',
  }),
  toAssumption('lithiumEfficiency', 'Charging efficiency, lithium battery', [0.89, 0.85, 0.92], estimate, {
    note: 'What arrives in the battery of what the meter counts.',
  }),
  toAssumption('leadAcidEfficiency', 'Charging efficiency, lead-acid battery', [0.75, 0.7, 0.8], estimate, {
    note: 'What arrives in the battery of what the meter counts.',
  }),
  toAssumption('consumptionSpread', 'Consumption above that of the sheet', [0, 0, 25], estimate, {
    note: 'Consumption is the battery divided by the typical range of the specification sheet: 12 kWh per 100 km for Major, 8.47 for Manzil, 6.84 for Millo and Mastee. In hard use it may be up to 25 % more.',
  }),
  toAssumption('dieselEconomy', 'Economy of a diesel three-wheeler', [25, 20, 30], openComparisons),
  toAssumption('cngEconomy', 'Economy of a CNG three-wheeler', [28, 20, 33], openComparisons),
  toAssumption('petrolEconomy', 'Economy of a petrol three-wheeler', [20, 18, 25], openComparisons),
  toAssumption('electricMaintenance', 'Maintenance, electric', [0.4, 0.12, 0.8], estimate),
  toAssumption('dieselMaintenance', 'Maintenance, diesel', [0.75, 0.5, 1.6], estimate),
  toAssumption('cngMaintenance', 'Maintenance, CNG', [0.8, 0.5, 1.6], estimate),
  toAssumption('petrolMaintenance', 'Maintenance, petrol', [0.75, 0.5, 1.6], estimate),
  toAssumption('lithiumPackPrice', 'New lithium battery', [18_000, 15_000, 25_000], estimate),
  toAssumption('lithiumPackLife', 'Life of a lithium battery', [120_000, 90_000, 200_000], estimate),
  toAssumption('leadAcidSetPrice', 'New set of lead-acid batteries', [40_000, 25_000, 60_000], estimate),
  toAssumption('leadAcidSetLife', 'Life of a set of lead-acid batteries', 30_000, estimate, {
    note: 'Or 18 months, whichever comes first.',
  }),
  toAssumption('electricInsurance', 'Insurance, electric, class L5', [12_000, 8000, 20_000], insurers, {
    note: 'Of class L5. The calculator starts Millo and Mastee with it too, though an e-rickshaw or e-cart is insured in a class of its own: put in your premium.',
  }),
  toAssumption('rivalInsurance', 'Insurance, with an engine, class L5', [13_000, 8000, 20_000], insurers),
  toAssumption('electricTaxes', 'Registration and taxes, electric', 2000, estimate, {
    note: 'Without road tax. In Gujarat we assume 6 % for electric vehicles: ₹24,600 on the example price of class L5, ₹10,800 on that of an e-rickshaw. Put in what your quotation names.',
  }),
  toAssumption('rivalTaxes', 'Registration and taxes, with an engine', 8000, estimate, {
    note: 'An estimate for no one state: how much of it is road tax is open. Put in what your quotation names, with road tax as for the electric vehicle.',
  }),
  toAssumption('electricRate', 'Interest on a loan, electric', [18, 10, 28], lenders),
  toAssumption('rivalRate', 'Interest on a loan, with an engine', [13, 10, 18], lenders),
  toAssumption('downPayment', 'Down payment', 15, lenders),
  toAssumption('loanMonths', 'Months of the loan', 48, lenders),
  toAssumption('daysPerYear', 'Working days', [300, 260, 330], estimate),
  toAssumption('years', 'Years that are counted', 5, estimate),
  toAssumption('goodsKm', 'Daily round with goods', [90, 30, 130], estimate),
  toAssumption('passengerKm', 'Daily round with passengers', [80, 30, 130], estimate),
  toAssumption('electricResale', 'Resale after five years, electric', [30, 10, 40], estimate),
  toAssumption('rivalResale', 'Resale after five years, with an engine', [40, 10, 40], estimate),
  toAssumption('pickupPrice', 'Example price of an electric three-wheeler of class L5', 410_000, estimate, {
    note: 'Ex-showroom: registration, tax and insurance are counted apart. An example, not an offer: our prices are not published. Put in what your quotation names.',
  }),
  toAssumption('eRickshawPrice', 'Example price of an e-rickshaw or e-cart', 180_000, estimate, {
    note: 'Ex-showroom: registration, tax and insurance are counted apart. An example, not an offer: our prices are not published. Put in what your quotation names.',
  }),
  toAssumption('dieselRivalPrice', 'Example price of a diesel three-wheeler', 360_000, estimate, exShowroom),
  toAssumption('cngRivalPrice', 'Example price of a CNG three-wheeler', 345_000, estimate, exShowroom),
  toAssumption('petrolRivalPrice', 'Example price of a petrol three-wheeler', 335_000, estimate, exShowroom),
  toAssumption('pickupSubsidy', 'PM E-DRIVE subsidy, class L5', 0, closedScheme, {
    note: 'Closed for class L5 by 26 December 2025.',
  }),
  toAssumption('eRickshawSubsidy', 'PM E-DRIVE subsidy, e-rickshaw and e-cart', 0, scheme, {
    note: 'Paid for advanced batteries only. 0 for Millo and Mastee until it is confirmed which battery they have.',
  }),
  toAssumption('loadShortening', 'Range lost to a full load', 15, estimate, {
    note: 'Measured ranges by load are not public.',
  }),
  toAssumption('ageShortening', 'Range lost as the battery ages', 20, estimate, {
    note: 'Towards the end of its life, against the new battery.',
  }),
  toAssumption('heatShortening', 'Range lost in great heat', 10, estimate),
  toAssumption('gujaratTariff', 'Tariff for charging vehicles, low tension', 4.1, stateTariffs, {
    ...gujarat,
    note: 'Old: of May 2023. ₹25 a month comes on top, and fuel surcharge and duty, which are not counted.',
  }),
  toAssumption('publicTariffSolar', 'Public slow charging, solar hours', [8.6, 8, 24], publicCharging),
  toAssumption('publicTariffOther', 'Public slow charging, other hours', [14.4, 8, 24], publicCharging),
  toAssumption('eRickshawIncentive', 'PM E-DRIVE incentive, e-rickshaw and e-cart', 2500, scheme, {
    endsOn: '2028-03-31',
    note: 'At most ₹12,500 for a vehicle, and for advanced batteries only.',
  }),
  toAssumption(
    'gujaratRoadTax',
    'Road tax on electric vehicles',
    [6, 0, 6],
    {
      isEstimate: true,
      source: { title: 'End of the concession on road tax', publisher: 'Press reports' },
      asOf: '2026-09-30',
      reviewBy: '2027-03-31',
    },
    {
      ...gujarat,
      note: '6 % is assumed: the concession of 1 % ended on 31 March 2026. The calculator starts without it: add it to registration and tax.',
    },
  ),
  toAssumption('electricGst', 'GST on electric vehicles', 5, gst),
  toAssumption('engineGst', 'GST on three-wheelers with an engine', 18, gst),
];
