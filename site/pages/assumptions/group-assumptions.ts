import type { AssumptionKey } from '@ev-site/contract/assumption-keys.ts';
import type { Assumption } from '../../data/assumptions.ts';
import type { Words } from '../../words/words.ts';

type GroupName = keyof Words['assumptions']['groups'];

/** Which part of the page prints which assumption: all of them, by the type. */
const groupOf: Record<AssumptionKey, GroupName> = {
  dieselPrice: 'energy',
  petrolPrice: 'energy',
  cngPrice: 'energy',
  homeTariff: 'energy',
  lithiumEfficiency: 'vehicle',
  leadAcidEfficiency: 'vehicle',
  consumptionSpread: 'vehicle',
  dieselEconomy: 'vehicle',
  cngEconomy: 'vehicle',
  petrolEconomy: 'vehicle',
  electricMaintenance: 'upkeep',
  dieselMaintenance: 'upkeep',
  cngMaintenance: 'upkeep',
  petrolMaintenance: 'upkeep',
  lithiumPackPrice: 'upkeep',
  lithiumPackLife: 'upkeep',
  leadAcidSetPrice: 'upkeep',
  leadAcidSetLife: 'upkeep',
  electricInsurance: 'money',
  rivalInsurance: 'money',
  electricTaxes: 'money',
  rivalTaxes: 'money',
  electricRate: 'money',
  rivalRate: 'money',
  downPayment: 'money',
  loanMonths: 'money',
  electricResale: 'money',
  rivalResale: 'money',
  pickupPrice: 'money',
  eRickshawPrice: 'money',
  dieselRivalPrice: 'money',
  cngRivalPrice: 'money',
  petrolRivalPrice: 'money',
  pickupSubsidy: 'money',
  eRickshawSubsidy: 'money',
  daysPerYear: 'use',
  years: 'use',
  goodsKm: 'use',
  passengerKm: 'use',
  loadShortening: 'range',
  ageShortening: 'range',
  heatShortening: 'range',
  gujaratTariff: 'reference',
  publicTariffSolar: 'reference',
  publicTariffOther: 'reference',
  eRickshawIncentive: 'reference',
  gujaratRoadTax: 'reference',
  electricGst: 'reference',
  engineGst: 'reference',
};

const order: readonly GroupName[] = ['energy', 'vehicle', 'upkeep', 'money', 'use', 'range', 'reference'];

/** An assumption with the name by which an address points to it. */
export interface PrintedAssumption extends Assumption {
  /** Its key; a further one of the same key, which the reckoning does not start with, has a number behind it. */
  id: string;
  /** Of a further one of the same key: the place whose value the reckoning starts with. Null where it is this one. */
  countsInstead: string | null;
}

/** A part of the page. */
export interface AssumptionGroup {
  name: GroupName;
  rows: PrintedAssumption[];
}

/** The parts of the page, in each the assumptions in their order. What has no name in this language is not printed. */
export const groupAssumptions = (assumptions: readonly Assumption[]): AssumptionGroup[] => {
  const earlier = new Map<AssumptionKey, Assumption[]>();
  const printed = assumptions.map((assumption): PrintedAssumption => {
    const { key } = assumption;
    const before = earlier.get(key) ?? [];
    earlier.set(key, [...before, assumption]);
    const [first] = before;
    return {
      ...assumption,
      id: first ? `${key}-${before.length + 1}` : key,
      countsInstead: first?.place ?? null,
    };
  });
  const groups = Map.groupBy(
    printed.filter(({ name }) => name),
    ({ key }) => groupOf[key],
  );
  return order.flatMap((name) => {
    const rows = groups.get(name);
    return rows ? { name, rows } : [];
  });
};
