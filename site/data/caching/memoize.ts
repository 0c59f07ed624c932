/**
 * Caches a read for good, for all callers with the same arguments. A failed read is repeated. Arguments are compared by
 * their JSON.
 */
export const memoize = <Arguments extends unknown[], Result>(
  read: (...args: Arguments) => Promise<Result>,
): ((...args: Arguments) => Promise<Result>) => {
  const results = new Map<string, Promise<Result>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const kept = results.get(key);
    if (kept) return kept;
    const result = read(...args);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
};
