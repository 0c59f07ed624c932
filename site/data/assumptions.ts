import type { Assumption as StoredAssumption } from '@ev-site/content/payload-types.ts';
import { isDayOver } from '@ev-site/content/time/india-time.ts';
import {
  type AssumptionKey,
  type AssumptionUnit,
  assumptionUnits,
} from '@ev-site/contract/assumption-keys.ts';
import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { listOrder } from './list-order.ts';
import type { Readers } from './readers.ts';

/** A value with which the calculator starts, or that is printed so that readers can check the calculation. */
export interface Assumption {
  key: AssumptionKey;
  /**
   * Name in the reader's language; empty while its translation is not ready: then the value is used but not printed.
   */
  name: string;
  /** An incentive that has ended counts as 0. */
  value: number;
  /** Null where no range is known. */
  low: number | null;
  high: number | null;
  unit: AssumptionUnit;
  /** Place for which it holds; empty: the whole of India. */
  place: string;
  /** True where no trustworthy source was found. */
  isEstimate: boolean;
  /** Title and publisher may be empty for an estimate; `url` is empty where there is no page to link to. */
  source: { title: string; publisher: string; url: string };
  /** ISO date (yyyy-mm-dd) of the value. */
  asOf: string;
  /** True once its day of review has passed in India. */
  isOverdue: boolean;
  /** Last day of an incentive; null where it has no end. */
  endsOn: string | null;
  hasEnded: boolean;
  note: string;
}

type Texts = Pick<StoredAssumption, 'name' | 'place' | 'note'> & {
  source?: Pick<NonNullable<StoredAssumption['source']>, 'title' | 'publisher'>;
};

const toDay = (stored: string | null | undefined): string | null =>
  stored ? toIsoDay(new Date(stored)) : null;

const isOver = (stored: string | null | undefined, now: Date): boolean =>
  Boolean(stored) && isDayOver(new Date(String(stored)), now);

const toAssumption = (stored: StoredAssumption, texts: Texts | undefined, now: Date): Assumption => {
  const hasEnded = isOver(stored.endsOn, now);
  return {
    key: stored.key,
    name: texts?.name ?? '',
    value: hasEnded ? 0 : stored.value,
    low: hasEnded ? null : (stored.low ?? null),
    high: hasEnded ? null : (stored.high ?? null),
    unit: assumptionUnits[stored.key],
    place: texts?.place ?? '',
    isEstimate: stored.isEstimate ?? false,
    source: {
      title: texts?.source?.title ?? '',
      publisher: texts?.source?.publisher ?? '',
      url: stored.source?.url ?? '',
    },
    asOf: toIsoDay(new Date(stored.asOf)),
    isOverdue: isOver(stored.reviewBy, now),
    endsOn: toDay(stored.endsOn),
    hasEnded,
    note: texts?.note ?? '',
  };
};

const all = { collection: 'assumptions' as const, sort: listOrder, depth: 0, pagination: false };

/**
 * Reads every assumption, in order; when several have one key, the first counts. The calculation must not depend on the
 * language, so the numbers come from the first language and only the texts from the reader's.
 */
export const listAssumptions = async (
  { content, original }: Readers,
  now = new Date(),
): Promise<Assumption[]> => {
  const { docs } = await original.find(all);
  const translated = content === original ? docs : (await content.find(all)).docs;
  const texts = new Map<number, Texts>(translated.map((doc) => [doc.id, doc]));
  return docs.map((stored) => toAssumption(stored, texts.get(stored.id), now));
};
