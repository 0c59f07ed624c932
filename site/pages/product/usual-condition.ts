import type { SpecificationGroup } from '../../data/specification.ts';

// From this number of rows, one sentence above the table is shorter than the condition in each row.
const worthSayingOnce = 4;

/** The most frequent condition, if enough rows share it to state it once; otherwise empty. */
export const findUsualCondition = (groups: readonly SpecificationGroup[]): string => {
  const conditions = groups.flatMap(({ rows }) => rows.map(({ condition }) => condition));
  const counts = Map.groupBy(conditions, (condition) => condition);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return usual && usual[1].length >= worthSayingOnce ? usual[0] : '';
};
