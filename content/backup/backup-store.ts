/** What a store knows of a thing in it without reading it. */
export interface StoredThing {
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

/** A place for backups. Keys are paths with slashes; nothing is ever changed under its key. */
export interface BackupStore {
  /** What to call it to people. */
  name: string;
  /** Everything whose key begins with `prefix`, which ends with a slash. */
  list(prefix: string): Promise<Map<string, StoredThing>>;
  /** @throws {Error} when there is no such thing. */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Puts a copy of a local file there: whole or not at all, and for good when this returns. */
  put(key: string, file: string): Promise<void>;
  remove(key: string): Promise<void>;
}
