import { type StartKey, startKeys } from '@ev-site/reckoning/start-amounts.ts';
import type { CalculatorProps, CalculatorVehicle } from '../islands/savings/calculator-props.ts';
import { getTexts } from '../words/words.ts';

const values: Record<StartKey, [value: number, low?: number, high?: number]> = {
  dieselPrice: [97.92, 94.1, 98.1],
  cngPrice: [84.5, 78, 84.5],
  petrolPrice: [101.83],
  dieselEconomy: [25, 20, 30],
  cngEconomy: [28, 20, 33],
  petrolEconomy: [20, 18, 25],
  dieselMaintenance: [0.75, 0.5, 1.6],
  cngMaintenance: [0.8, 0.5, 1.6],
  petrolMaintenance: [0.75, 0.5, 1.6],
  dieselRivalPrice: [360_000],
  cngRivalPrice: [345_000],
  petrolRivalPrice: [335_000],
  electricInsurance: [12_000, 8000, 20_000],
  rivalInsurance: [13_000, 8000, 20_000],
  electricTaxes: [2000],
  rivalTaxes: [8000],
  electricRate: [18, 10, 28],
  rivalRate: [13, 10, 18],
  electricResale: [30, 10, 40],
  rivalResale: [40, 10, 40],
  lithiumEfficiency: [0.89, 0.85, 0.92],
  leadAcidEfficiency: [0.75, 0.7, 0.8],
  pickupPrice: [410_000],
  eRickshawPrice: [180_000],
  pickupSubsidy: [0],
  eRickshawSubsidy: [0],
  goodsKm: [90, 30, 130],
  passengerKm: [80, 30, 130],
  homeTariff: [8, 4, 11],
  consumptionSpread: [0, 0, 25],
  electricMaintenance: [0.4, 0.12, 0.8],
  lithiumPackPrice: [18_000, 15_000, 25_000],
  lithiumPackLife: [120_000, 90_000, 200_000],
  leadAcidSetPrice: [40_000, 25_000, 60_000],
  leadAcidSetLife: [30_000],
  downPayment: [15],
  loanMonths: [48],
  daysPerYear: [300, 260, 330],
  years: [5],
};

const sources: Partial<Record<StartKey, string>> = {
  dieselPrice: 'Retail prices, July 2026',
  pickupPrice: 'Estimate, September 2026',
};

const spreads = Object.fromEntries(
  startKeys.map((key) => {
    const [value, low = value, high = value] = values[key];
    return [key, { value, low, high, source: sources[key] ?? '' }];
  }),
) as CalculatorProps['spreads'];

const pickup: CalculatorVehicle = {
  key: 'major',
  name: 'Major',
  enquiryName: 'Major',
  marker: '',
  against: 'diesel',
  kind: 'pickup',
  battery: 'lithium',
  packKwh: 12,
  typicalKm: 100,
  typicalUpToKm: 100,
  priceRs: null,
  priceSource: '',
};

/** A calculator with the start values of 2026 and two vehicles, for tests. */
export const exampleCalculator: CalculatorProps = {
  words: getTexts('en').savings,
  title: 'What a vehicle saves',
  path: '/savings',
  paperPath: '/savings.pdf',
  ride: { words: 'Book a test ride', path: '/testride' },
  assumptionsPath: '/assumptions',
  publicUrl: 'https://ev.example',
  vehicles: [
    pickup,
    {
      ...pickup,
      key: 'millo',
      name: 'Millo',
      enquiryName: 'Millo',
      marker: 'millo',
      against: 'cng',
      kind: 'cargo',
      battery: 'leadAcid',
      packKwh: 6.5,
      typicalKm: 95,
    },
  ],
  spreads,
  asked: {},
  enquiry: { words: 'Ask about this slip', href: '/contactus#enquiry', opensForm: true },
};
