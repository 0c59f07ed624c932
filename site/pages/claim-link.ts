import type { Figure } from '../data/figure.ts';
import type { MeterFigure } from '../ui/meter.tsx';

/** The part of a vehicle's page with the inputs of what it claims. */
export const claimsId = 'running-cost';

/**
 * A figure for a meter. The condition of what a vehicle is claimed to save or cost leads to its inputs.
 * @param page path of the vehicle's page; empty on that page itself, null where it has none in the language
 */
export const withInputs = <Shown extends Figure>(
  { isClaim, ...figure }: Shown,
  page: string | null = '',
): MeterFigure & { key: string } =>
  isClaim && page !== null ? { ...figure, href: `${page}#${claimsId}` } : figure;
