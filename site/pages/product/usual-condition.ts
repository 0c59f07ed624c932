import type { SpecificationGroup } from '../../data/specification.ts';

// From so many rows on, saying it once above the table is shorter than saying it in each.
const worthSayingOnce = 4;

/** The condition that most rows share, to be said once; empty where none is shared by enough of them. */
export const findUsualCondition = (groups: readonly SpecificationGroup[]): string => {
  const conditions = groups.flatMap(({ rows }) => rows.map(({ condition }) => condition));
  const counts = Map.groupBy(conditions, (condition) => condition);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return usual && usual[1].length >= worthSayingOnce ? usual[0] : '';
};
