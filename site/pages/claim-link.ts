import type { Figure } from '../data/figure.ts';
import type { MeterFigure } from '../ui/meter.tsx';

/** The part of a vehicle's page that shows the inputs of its claims. */
export const claimsId = 'running-cost';

/**
 * Prepares a figure for a meter. The condition of a claimed saving or cost links to the inputs of that claim.
 * @param page path of the vehicle's page; empty on that page itself, null if the page does not exist in the language
 */
export const withInputs = <Shown extends Figure>(
  { isClaim, ...figure }: Shown,
  page: string | null = '',
): MeterFigure & { key: string } =>
  isClaim && page !== null ? { ...figure, href: `${page}#${claimsId}` } : figure;
