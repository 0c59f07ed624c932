import type { AssumptionKey } from '@ev-site/contract/assumption-keys.ts';
import type { Assumption } from '../../data/assumptions.ts';
import type { Words } from '../../words/words.ts';

type GroupName = keyof Words['assumptions']['groups'];

/** The group in which each assumption is printed. The type makes sure that none is missing. */
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

/** An assumption with the id by which a URL points to it. */
export interface PrintedAssumption extends Assumption {
  /**
   * The key of the assumption. Further assumptions with the same key, which the calculations do not use, get a number.
   */
  id: string;
  /**
   * For a further assumption with the same key: the place whose value the calculations use. Null for the one in use.
   */
  placeUsedInstead: string | null;
}

/** A part of the page. */
export interface AssumptionGroup {
  name: GroupName;
  rows: PrintedAssumption[];
}

/** The groups of the page, with their assumptions in order. Assumptions without a name in this language are omitted. */
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
      placeUsedInstead: first?.place ?? null,
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
