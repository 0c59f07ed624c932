import type { AssumptionKey, AssumptionUnit } from '@ev-site/contract/assumption-keys.ts';

/** A value that the reckoning starts with, or that is printed for whoever wants to check. */
export interface Assumption {
  key: AssumptionKey;
  /** What it is, in the reader's language. */
  name: string;
  /** An incentive that has ended counts as 0. */
  value: number;
  /** Null where no range is known. */
  low: number | null;
  high: number | null;
  unit: AssumptionUnit;
  /** Where it holds; empty: in India. */
  place: string;
  /** True where no trustworthy source was found. */
  isEstimate: boolean;
  /** Titles may be empty for an estimate; `url` is empty where there is no page to link to. */
  source: { title: string; publisher: string; url: string };
  /** ISO date (yyyy-mm-dd) of the value. */
  asOf: string;
  /** ISO date by which staff look at it again; null where it does not age. */
  reviewBy: string | null;
  /** True once `reviewBy` has passed in India. */
  isOverdue: boolean;
  /** Last day of an incentive; null where it has no end. */
  endsOn: string | null;
  hasEnded: boolean;
  note: string;
}
