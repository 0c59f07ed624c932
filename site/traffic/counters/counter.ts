/** Counts under one name. Each key has a window of time of its own, which begins with the key's first. */
export interface Counter {
  /** Adds to a key's count, or takes from it. @returns the count with it. */
  add(key: string, by?: 1 | -1): Promise<number>;
  /** The count of a key; 0 where its window is over. */
  read(key: string): Promise<number>;
}

/** The place where counts are kept: this process, the primary of several, or a store for several machines. */
export interface Counters {
  /** @param name no two counters have the same: processes find each other's counts by it. */
  open(name: string, windowMs: number): Counter;
  close(): Promise<void>;
}
