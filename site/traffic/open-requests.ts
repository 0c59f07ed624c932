/** How many of a thing each network has open at once: requests, connections, bytes of bodies. */
export interface OpenRequests {
  /** False where the network would have more than it may; else as much is to be left. */
  enter(network: string, count?: number): boolean;
  leave(network: string, count?: number): void;
}

/** Counts what is open by network; it forgets a network with its last one. */
export const createOpenRequests = (most: number): OpenRequests => {
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
