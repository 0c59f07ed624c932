/** How many requests of one network are open at once. */
export interface OpenRequests {
  /** False where the network has as many open as it may; else `leave` is owed. */
  enter(network: string): boolean;
  leave(network: string): void;
}

/** Counts open requests by network; it forgets a network with its last one. */
export const createOpenRequests = (most: number): OpenRequests => {
  const open = new Map<string, number>();
  return {
    enter(network) {
      const count = open.get(network) ?? 0;
      if (count >= most) return false;
      open.set(network, count + 1);
      return true;
    },
    leave(network) {
      const count = open.get(network) ?? 0;
      if (count > 1) open.set(network, count - 1);
      else open.delete(network);
    },
  };
};
