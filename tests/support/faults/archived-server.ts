import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { asPostgres, isRoot } from '@ev-site/scripts/as-postgres.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { root } from '@ev-site/scripts/root.ts';

const execute = promisify(execFile);

const findProgram = (pattern: string): string => globSync(pattern).sort().at(-1) ?? '';
const postgres = findProgram('/usr/lib/postgresql/*/bin/postgres');
const pgbackrest = findProgram('/usr/bin/pgbackrest');

/** Whether PostgreSQL and pgBackRest of the system are installed, because each has to know the other's version. */
export const hasArchivedServer = postgres !== '' && pgbackrest !== '';

/** A PostgreSQL server that archives its write-ahead log to another folder; both are set up as in deploy/pgbackrest. */
export interface ArchivedServer {
  getUrl(): string;
  /** Runs pgBackRest. @returns its output. */
  backrest(...args: string[]): Promise<string>;
  /** Runs SQL. @returns the rows, one per line. */
  ask(query: string): Promise<string>;
  /** Runs a file of deploy/pgbackrest. */
  runFile(name: string): Promise<string>;
  /** Starts the server and waits until it accepts writes. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills the server (kill -9) and loses the machine with all its files; nothing more reaches the backups. */
  lose(): Promise<void>;
  remove(): Promise<void>;
}

const giveToOwner = async (folder: string): Promise<void> => {
  if (isRoot) await execute('chown', ['-R', 'postgres:', folder]);
};

/** Whether a process of the server still runs; its processes work in its folder. */
const hasProcesses = (folder: string): boolean =>
  readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });

const makeFolders = (folder: string, names: string[]) => {
  for (const name of names) mkdirSync(join(folder, name), { mode: 0o700 });
  return giveToOwner(folder);
};

/** Makes a server with an empty database, starts it and begins its archive. @param options lines of postgresql.conf */
export const startArchivedServer = async (options: string[]): Promise<ArchivedServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-archived-'));
  const data = join(folder, 'data');
  const repo = join(folder, 'repo');
  const bin = dirname(postgres);
  let port = 0;
  const run = async (command: string, ...args: string[]) => {
    const env = {
      ...process.env,
      PGBACKREST_CONFIG: join(folder, 'conf/pgbackrest.conf'),
      PGBACKREST_STANZA: 'ev-site',
      PGBACKREST_PG1_PATH: data,
      PGBACKREST_PG1_PORT: String(port),
      PGBACKREST_PG1_SOCKET_PATH: folder,
      PGBACKREST_PG1_USER: 'site',
      PGBACKREST_REPO1_PATH: repo,
      PGBACKREST_REPO1_CIPHER_PASS: 'only for the tests',
      PGBACKREST_SPOOL_PATH: join(folder, 'spool'),
      PGBACKREST_LOCK_PATH: join(folder, 'lock'),
    };
    const { stdout, stderr } = await execute(...asPostgres(command, args), {
      cwd: folder,
      env,
      maxBuffer: 1e8,
    });
    return `${stdout}${stderr}`.trim();
  };
  const psql = (database: string, ...args: string[]) => {
    const server = ['-h', folder, '-p', String(port), '-U', 'site', '-d', database];
    return run(join(bin, 'psql'), ...server, '-v', 'ON_ERROR_STOP=1', '-At', ...args);
  };
  const takesWrites = () =>
    psql('postgres', '-c', 'SELECT pg_is_in_recovery()').then(
      (found) => found === 'f',
      () => false,
    );

  const server: ArchivedServer = {
    getUrl: () => `postgres://site@127.0.0.1:${port}/site`,
    backrest: (...args) => run(pgbackrest, ...args),
    ask: (query) => psql('site', '-c', query),
    runFile: (name) => psql('site', '-f', join(folder, 'conf', name)),
    async start() {
      port = await freePort();
      const log = join(folder, 'server.log');
      await run(join(bin, 'pg_ctl'), 'start', '-D', data, '-o', `-p ${port}`, '-l', log, '-t', '120');
      while (!(await takesWrites())) await delay(100);
    },
    async stop() {
      await run(join(bin, 'pg_ctl'), 'stop', '-D', data, '-m', 'fast');
    },
    async lose() {
      renameSync(repo, `${repo}.reached`);
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      // The server's other processes end when they notice that the first one is gone.
      while (hasProcesses(data)) await delay(50);
      for (const name of ['data', 'spool', 'repo'])
        rmSync(join(folder, name), { recursive: true, force: true });
      renameSync(`${repo}.reached`, repo);
      await makeFolders(folder, ['data', 'spool']);
    },
    async remove() {
      await server.stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };

  cpSync(join(root, 'deploy/pgbackrest'), join(folder, 'conf'), { recursive: true });
  chmodSync(folder, 0o755);
  await makeFolders(folder, ['repo', 'spool', 'lock']);
  const cluster = ['-U', 'site', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  await run(join(bin, 'initdb'), '-D', data, ...cluster);
  const settings = [
    `include '${folder}/conf/archive.conf'`,
    `unix_socket_directories = '${folder}'`,
    "listen_addresses = '127.0.0.1'",
    ...options,
  ];
  await appendFile(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  await server.start();
  await psql('postgres', '-c', 'CREATE DATABASE site');
  await server.backrest('stanza-create');
  await server.backrest('check');
  return server;
};
