import type { ProductFigures } from '@ev-site/content/payload-types.ts';
import { type RivalFuel, rivalFuels } from '@ev-site/contract/savings/amounts.ts';

/** The fuel against which a vehicle is claimed to save; the first of all where it claims nothing. */
export const toClaimedFuel = (figures: ProductFigures | undefined): RivalFuel => {
  const saving = figures?.find(({ claim }) => claim?.result === 'runningSavingPerYear');
  const against = new URLSearchParams(saving?.claim?.inputs ?? '').get('against');
  return rivalFuels.find((fuel) => fuel === against) ?? rivalFuels[0];
};
