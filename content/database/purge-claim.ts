import type { Payload } from 'payload';
import { getSqlDatabase } from './sql.ts';

/** Who sees to a purge of the edge's cache. */
export interface PurgeClaim {
  /** Names the state of the content that the edge is to show: letters, digits and `:.-`. */
  state: string;
  /** Names the process, in the same characters. */
  by: string;
  /** Milliseconds after which others may take it over. */
  forMs: number;
}

/** `ours`: to be done by who asked; `others`: another does it just now; `done`: nothing is left to do. */
export type PurgeOwner = 'ours' | 'others' | 'done';

interface Note {
  state: string;
  by: string;
  /** Milliseconds since 1970; 0 once it is done. */
  until: number;
}

// Payload's own table of keys: one row, so nothing is left to be swept.
const where = "key = 'edge-purge'";

const toLiteral = (note: Note): string => {
  if (!/^[\w:.-]+$/.test(note.state + note.by))
    throw new Error('The names of a claim have other characters.');
  return `'${JSON.stringify(note)}'`;
};

const open = async (payload: Payload) => {
  const database = await getSqlDatabase(payload);
  return {
    async read(): Promise<{ note: Note; literal: string } | undefined> {
      const [row] = await database.rows(`SELECT data FROM payload_kv WHERE ${where}`);
      if (!row) return undefined;
      // Text on SQLite, a value on PostgreSQL.
      const note = (typeof row.data === 'string' ? JSON.parse(row.data) : row.data) as Note;
      return { note, literal: `'${typeof row.data === 'string' ? row.data : JSON.stringify(row.data)}'` };
    },
    /** Writes a note in place of the one that was read; false where another was quicker. */
    async replace(before: string | undefined, note: Note): Promise<boolean> {
      const after = toLiteral(note);
      const written = await database.rows(
        before
          ? `UPDATE payload_kv SET data = ${after} WHERE ${where} AND data = ${before} RETURNING id`
          : `INSERT INTO payload_kv (key, data) VALUES ('edge-purge', ${after}) ON CONFLICT (key) DO NOTHING RETURNING id`,
      );
      return written.length === 1;
    },
  };
};

/** Asks to see to a purge, so that of many processes one does it; who has it and asks again has it for longer. */
export const claimPurge = async (payload: Payload, { state, by, forMs }: PurgeClaim): Promise<PurgeOwner> => {
  const notes = await open(payload);
  const found = await notes.read();
  if (found?.note.state === state) {
    if (found.note.until === 0) return 'done';
    if (found.note.by !== by && found.note.until > Date.now()) return 'others';
  }
  const isWritten = await notes.replace(found?.literal, { state, by, until: Date.now() + forMs });
  return isWritten ? 'ours' : 'others';
};

/** Notes that a purge is done. It does nothing where another process has taken it over or the content has moved on. */
export const settlePurge = async (
  payload: Payload,
  { state, by }: Pick<PurgeClaim, 'state' | 'by'>,
): Promise<void> => {
  const notes = await open(payload);
  const found = await notes.read();
  if (found?.note.state === state && found.note.by === by)
    await notes.replace(found.literal, { state, by, until: 0 });
};
