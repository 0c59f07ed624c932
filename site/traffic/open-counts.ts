/** Counts what each network has open at once: requests, connections, bytes of bodies. */
export interface OpenCounts {
  /** False when the network would exceed its limit; otherwise `leave` must later be called with the same count. */
  enter(network: string, count?: number): boolean;
  leave(network: string, count?: number): void;
}

/** Counts by network; a network is forgotten when its count reaches 0. */
export const createOpenCounts = (most: number): OpenCounts => {
  const open = new Map<string, number>();
  return {
    enter(network, count = 1) {
      const sum = (open.get(network) ?? 0) + count;
      if (sum > most) return false;
      open.set(network, sum);
      return true;
    },
    leave(network, count = 1) {
      const rest = (open.get(network) ?? 0) - count;
      if (rest > 0) open.set(network, rest);
      else open.delete(network);
    },
  };
};
