/** An entry in a list of stored objects. */
export interface StoredThing {
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

/** A place for backups. Keys are paths with slashes; nothing is ever changed under its key. */
export interface BackupStore {
  /** Its name in messages. */
  name: string;
  /** All objects whose key begins with `prefix`, which ends with a slash. */
  list(prefix: string): Promise<Map<string, StoredThing>>;
  /** @throws {Error} if the object does not exist */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Stores a copy of a local file, completely or not at all. When it returns, the copy is durable. */
  put(key: string, file: string): Promise<void>;
  remove(key: string): Promise<void>;
}
