import type { OpenCounts } from './open-counts.ts';

/**
 * Places that all networks share. No network may have more of them than remain free for the others: alone it may have
 * half, and the more networks there are, the fewer each may have. So a few networks never keep the rest out.
 */
export const createSharedPlaces = (most: number): OpenCounts => {
  const own = new Map<string, number>();
  let taken = 0;
  return {
    enter(network, count = 1) {
      const sum = (own.get(network) ?? 0) + count;
      if (sum > most - taken) return false;
      own.set(network, sum);
      taken += count;
      return true;
    },
    leave(network, count = 1) {
      const rest = (own.get(network) ?? 0) - count;
      if (rest > 0) own.set(network, rest);
      else own.delete(network);
      taken -= count;
    },
  };
};
