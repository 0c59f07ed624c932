import { type AssumptionKey, assumptionKeys, assumptionUnits } from '@ev-site/contract/assumption-keys.ts';
import type { StartSpreads } from '@ev-site/reckoning/start-amounts.ts';
import type { SelectField } from 'payload';

/** Keys that the calculation, or the range band of a vehicle, needs. */
type NeededKey = keyof StartSpreads | `${'load' | 'age' | 'heat'}Shortening`;

// An object, so that the compiler compares it with the keys: a key too many or too few is an error.
const printedOnly = {
  gujaratTariff: true,
  publicTariffSolar: true,
  publicTariffOther: true,
  eRickshawIncentive: true,
  gujaratRoadTax: true,
  electricGst: true,
  engineGst: true,
} satisfies Record<Exclude<AssumptionKey, NeededKey>, true>;

/** Whether the calculation needs a key, so that one value of it must always remain. */
export const isRequiredKey = (key: string): boolean => !Object.hasOwn(printedOnly, key);

/** The staff's name of a key: "dieselPrice" is "Diesel price", "cngPrice" is "CNG price". */
export const toKeyName = (key: AssumptionKey): string => {
  const words = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const named = words.replace(/\b(?:cng|gst)\b/g, (short) => short.toUpperCase());
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
};

/** What a value means. Its unit follows from the key and is shown beside it, so nobody has to choose one. */
export const assumptionKeyField = (): SelectField => ({
  name: 'key',
  type: 'select',
  label: 'What it is, and its unit',
  required: true,
  index: true,
  enumName: 'assumption_key',
  options: assumptionKeys.map((value) => ({
    value,
    label: `${toKeyName(value)} (${assumptionUnits[value]})`,
  })),
  admin: {
    description:
      'If there are several values of one kind, the calculator starts with the first. The page of assumptions lists the others, for other places.',
  },
});
