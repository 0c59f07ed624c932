import {
  type AssumptionKey,
  type AssumptionUnit,
  assumptionUnits,
} from '@ev-site/contract/assumption-keys.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { amounts } from '@ev-site/contract/savings/amounts.ts';
import type { Field } from 'payload';

interface Bounds {
  least: number;
  most: number;
  decimals: number;
}

// The calculator must accept its own initial values, so the bounds are those of its fields.
const byUnit: Record<AssumptionUnit, Bounds> = {
  '₹/l': amounts.fuelprice,
  '₹/kg': amounts.fuelprice,
  // For electricity, for a battery pack and for an incentive.
  '₹/kWh': { least: 0, most: 100_000, decimals: 2 },
  share: amounts.efficiency,
  '%': amounts.down,
  'km/l': amounts.economy,
  'km/kg': amounts.economy,
  '₹/km': amounts.maintenance,
  km: { least: 5000, most: 1_000_000, decimals: 0 },
  '₹': amounts.price,
  '₹/year': amounts.insurance,
  '%/year': amounts.rate,
  months: amounts.months,
  'days/year': amounts.days,
  years: amounts.years,
  'km/day': amounts.km,
};

const byKey: Partial<Record<AssumptionKey, Bounds>> = {
  homeTariff: amounts.tariff,
  leadAcidSetPrice: { least: 0, most: 100_000, decimals: 0 },
  electricTaxes: amounts.taxes,
  rivalTaxes: amounts.rivaltaxes,
  pickupSubsidy: amounts.subsidy,
  eRickshawSubsidy: amounts.subsidy,
};

const isKey = (key: unknown): key is AssumptionKey =>
  typeof key === 'string' && Object.hasOwn(assumptionUnits, key);

const checkNumber = (key: AssumptionKey, number: number): true | string => {
  const { least, most, decimals } = byKey[key] ?? byUnit[assumptionUnits[key]];
  if (number < least || number > most)
    return `In ${assumptionUnits[key]}, from ${groupDigits(least)} to ${groupDigits(most)}.`;
  if (Number(number.toFixed(decimals)) !== number)
    return decimals === 0 ? 'A whole number.' : `At most ${decimals} places after the point.`;
  return true;
};

/** Checks value, low or high of an assumption: within the calculator's bounds, and in the right order. */
const validateAssumption =
  (name: 'value' | 'low' | 'high') =>
  (number: unknown, { data }: { data: unknown }): true | string => {
    const { key, value, low, high } = data as Record<string, unknown>;
    if (typeof number !== 'number' || Number.isNaN(number))
      return name !== 'value' || 'Give the value as a number.';
    const sound = isKey(key) ? checkNumber(key, number) : true;
    if (sound !== true) return sound;
    if (name === 'low' && typeof value === 'number' && number > value)
      return 'The low end cannot be higher than the value.';
    if (name === 'high' && typeof value === 'number' && number < value)
      return 'The high end cannot be lower than the value.';
    if (name === 'low' && typeof high !== 'number') return 'Give the high end as well.';
    if (name === 'high' && typeof low !== 'number') return 'Give the low end as well.';
    return true;
  };

/** The value with the range in which it may be expected. */
export const assumptionValueFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'value',
      type: 'number',
      required: true,
      validate: validateAssumption('value'),
      admin: { description: 'In the unit above, e.g. 97.92 or 0.89.', width: '34%' },
    },
    {
      name: 'low',
      type: 'number',
      validate: validateAssumption('low'),
      admin: {
        description:
          'The lowest value to expect. If no range is known, leave this and the highest value empty.',
        width: '33%',
      },
    },
    {
      name: 'high',
      type: 'number',
      validate: validateAssumption('high'),
      admin: { description: 'The highest value to expect.', width: '33%' },
    },
  ],
};
