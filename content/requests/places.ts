/** Takes one of a person's places; null if none is free. The returned function frees the place; call it once. */
export type TakePlace = (who: number | string) => (() => void) | null;

/** Places for work that keeps the process busy: each person may take only so many at once. */
export const makePlaces = (most: number): TakePlace => {
  const taken = new Map<number | string, number>();
  return (who) => {
    const before = taken.get(who) ?? 0;
    if (before >= most) return null;
    taken.set(who, before + 1);
    return () => {
      const left = (taken.get(who) ?? 1) - 1;
      if (left > 0) taken.set(who, left);
      else taken.delete(who);
    };
  };
};
