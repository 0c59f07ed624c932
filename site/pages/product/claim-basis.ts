import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { ClaimRow } from '../../data/specification.ts';
import type { Words } from '../../words/words.ts';

/** A number as it is written beside its unit: "300", "97.92", "84.50". */
const write = (number: number): string =>
  groupDigits(number, {
    minimumFractionDigits: Number.isInteger(number) ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** The inputs of a claim, in plain words. None is missing, because the content is validated against the claim. */
export const toClaimBasis = (
  { result, inputs, secondCharge, plannedKm }: NonNullable<ClaimRow['claim']>,
  { product: { claims: words } }: Pick<Words, 'product'>,
): string => {
  const given = new URLSearchParams(inputs);
  const amountOf = (key: string): number => Number(given.get(key));
  const inPaise = (key: string): string => write(Math.round(amountOf(key) * 100));
  const common = {
    km: write(amountOf('km')),
    days: write(amountOf('days')),
    maintenance: inPaise('maintenance'),
  };
  const basis =
    result === 'maintenancePaisePerKm'
      ? words.maintenance({
          ...common,
          perYear: write(Math.round(amountOf('maintenance') * amountOf('km') * amountOf('days'))),
        })
      : words.saving({
          ...common,
          against: given.get('against') ?? '',
          fuelprice: write(amountOf('fuelprice')),
          economy: write(amountOf('economy')),
          tariff: write(amountOf('tariff')),
          // Units on the electricity meter, which everybody can read, not the energy that reaches the battery.
          units: write(amountOf('kwh') / amountOf('efficiency')),
          rivalmaintenance: inPaise('rivalmaintenance'),
          battery: amountOf('battery') === 0 ? '' : write(amountOf('battery')),
        });
  if (secondCharge) return `${basis} ${words.secondCharge(common)}`;
  const isPlanned = plannedKm === null || amountOf('km') <= plannedKm;
  return isPlanned ? basis : `${basis} ${words.beyondPlan({ planned: write(Math.floor(plannedKm)) })}`;
};
