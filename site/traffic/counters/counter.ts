/** Counts under one name. Each key has its own time window, which begins with the first count of the key. */
export interface Counter {
  /** Adds to a key's count, or subtracts from it. @returns the new count. */
  add(key: string, by?: 1 | -1): Promise<number>;
  /** The count of a key; 0 after the end of its window. */
  read(key: string): Promise<number>;
}

/** The store of counts: this process, the primary of several processes, or a server for several machines. */
export interface Counters {
  /** @param name unique for each counter: processes share counts by this name. */
  open(name: string, windowMs: number): Counter;
  close(): Promise<void>;
}
