import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runBackup } from '../backup/run-backup.ts';
import { runRestore } from '../backup/run-restore.ts';
import { migrations } from '../migrations/sqlite/index.ts';

/** A data folder with a small database, a place for backups, and a pair of keys. */
export interface BackupUnderTest {
  folder: string;
  data: string;
  store: string;
  identity: string;
  /** Environment variables of the deployment. */
  variables: Record<string, string>;
  /** Runs the command, with --first if its place has no backup yet, and returns all its output. */
  backup(...args: string[]): Promise<string>;
  restore(...args: string[]): Promise<string>;
  /** Runs statements on the database of a data folder. */
  run(statements: string, data?: string): void;
  /** Returns all values of the first column of a query. */
  ask(query: string, data?: string): unknown[];
  write(file: string, content: string): void;
  remove(): void;
}

const schema = `
  CREATE TABLE payload_migrations (id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE leads (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, delivery TEXT);
  INSERT INTO payload_migrations (name) VALUES ${migrations.map(({ name }) => `('${name}')`).join(', ')};
  INSERT INTO leads (name, delivery) VALUES ('Asha', 'done'), ('Bharat', 'due');
`;

/** Makes a test setup with two leads, a picture, a resume and a mail. */
export const openBackupUnderTest = async (): Promise<BackupUnderTest> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-backup-'));
  const data = path.join(folder, 'data');
  const store = path.join(folder, 'store');
  const identity = path.join(folder, 'key.txt');
  mkdirSync(data);
  const variables: Record<string, string> = { DATA_DIR: data, BACKUP_TO: store };
  const listen = (run: typeof runBackup) => async (args: string[]) => {
    const said: string[] = [];
    await run(args, (text) => said.push(text), variables);
    return said.join('\n');
  };
  const begun = new Set<string | undefined>();
  const open = (at = data) => new DatabaseSync(path.join(at, 'site.sqlite'));
  const made: BackupUnderTest = {
    folder,
    data,
    store,
    identity,
    variables,
    async backup(...args) {
      const place = args.includes('--to') ? args[args.indexOf('--to') + 1] : variables.BACKUP_TO;
      const said = await listen(runBackup)(begun.has(place) ? args : ['--first', ...args]);
      if (!args.includes('--make-key')) begun.add(place);
      return said;
    },
    restore: (...args) => listen(runRestore)(args),
    run(statements, at) {
      const database = open(at);
      database.exec(statements);
      database.close();
    },
    ask(query, at) {
      const database = open(at);
      const rows = database.prepare(query).all();
      database.close();
      return rows.map((row) => Object.values(row)[0]);
    },
    write(file, content) {
      mkdirSync(path.dirname(path.join(data, file)), { recursive: true });
      writeFileSync(path.join(data, file), content);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  made.run(`PRAGMA journal_mode = WAL; ${schema}`);
  made.write('media/van.webp', 'a van');
  made.write('resumes/0123456789abcdef0123456789abcdef', 'a resume');
  made.write('mails/lead-1-notice.eml', 'a mail');
  made.write('secret', 'a secret');
  await made.backup('--make-key', identity);
  variables.BACKUP_RECIPIENT = /age1\w+/.exec(readFileSync(identity, 'utf8'))?.[0] ?? '';
  return made;
};
