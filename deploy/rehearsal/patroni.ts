import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPostgres, isRoot } from '@ev-site/scripts/as-postgres.ts';
import { mustRun, start } from '@ev-site/scripts/run.ts';
import { answersWell } from '@ev-site/scripts/wait-until.ts';
import { type KeptProgram, keepRunning } from './kept-program.ts';
import { getPostgresFolder, getProgram } from './required-programs.ts';
import { databaseUsers } from './seed.ts';

/** One of the database's servers. */
export interface DatabaseNode {
  name: string;
  /** Port of PostgreSQL, and the port of Patroni's API, which tells whether the node leads. */
  port: number;
  restPort: number;
}

interface NodeOptions extends DatabaseNode {
  etcdPort: number;
  /** Folder of the run. The node's files are in a subfolder with the node's name. */
  folder: string;
  /** Files of a PostgreSQL server with which the first leader starts. */
  seed: string;
  log: string;
}

/**
 * A dead leader is noticed after `ttl` seconds at most, the longest part of every failover. Newer versions of Patroni
 * refuse less than 20. An acknowledged row is on two nodes. The synchronous mode is strict: a leader without a replica
 * accepts no writes at all.
 */
const dynamicSettings = {
  ttl: 20,
  loop_wait: 3,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
    parameters: {
      max_connections: 150,
      shared_buffers: '64MB',
      wal_keep_size: '256MB',
      // Dead nodes are noticed soon; TCP alone would wait for a quarter of an hour.
      wal_retrieve_retry_interval: '1s',
      wal_sender_timeout: '6s',
      wal_receiver_timeout: '6s',
      tcp_keepalives_idle: 5,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
      // A program that hangs in the middle of a transaction must not lock rows for ever.
      idle_in_transaction_session_timeout: '5min',
    },
  },
};

const writeConfiguration = ({ name, port, restPort, etcdPort, folder, seed }: NodeOptions): string => {
  const own = (file: string) => join(folder, `${name}-${file}`);
  const account = (username: keyof typeof databaseUsers) => ({ username, password: databaseUsers[username] });
  const configuration = {
    scope: 'rehearsal',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      method: 'golden',
      golden: {
        command: `cp -a ${seed}/. ${own('data')}`,
        no_params: true,
        keep_existing_recovery_conf: false,
      },
      dcs: dynamicSettings,
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: own('data'),
      bin_dir: getPostgresFolder(),
      pgpass: own('pgpass'),
      authentication: {
        superuser: account('postgres'),
        replication: account('replicator'),
        rewind: account('postgres'),
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'local all all trust',
      ],
    },
  };
  const file = own('patroni.json');
  // Patroni reads YAML, and JSON is YAML.
  writeFileSync(file, JSON.stringify(configuration, null, 2));
  return file;
};

/** The process id of the server in a folder. It is not a child process of Patroni. */
const listPostmasters = (dataFolder: string): number[] => {
  try {
    return [Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])];
  } catch {
    return [];
  }
};

/** Starts a node: Patroni, which starts PostgreSQL. Both are killed together, like a machine that loses power. */
export const startNode = async (options: NodeOptions): Promise<KeptProgram & DatabaseNode> => {
  const { name, port, restPort, folder, log } = options;
  const file = writeConfiguration(options);
  if (isRoot) await mustRun('chown', ['postgres', file, folder], { output: 'capture' });
  const program = keepRunning({
    name,
    start: () => start(...asPostgres(getProgram('patroni'), [file]), { output: { file: log } }),
    listOthers: () => listPostmasters(join(folder, `${name}-data`)),
  });
  return { ...program, port, restPort };
};

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

/** The nodes as Patroni sees them, from the node that answers first. @throws {Error} if none answers. */
export const readCluster = (nodes: readonly DatabaseNode[]): Promise<Member[]> =>
  Promise.any(
    nodes.map(async ({ restPort }) => {
      const address = `http://127.0.0.1:${restPort}/cluster`;
      const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
      return ((await response.json()) as { members: Member[] }).members;
    }),
  );

/** The node that accepts writes now. @throws {Error} if there is none. */
export const getLeader = async <Node extends DatabaseNode>(nodes: readonly Node[]): Promise<Node> => {
  const answers = nodes.map(async (node) => {
    const address = `http://127.0.0.1:${node.restPort}/primary`;
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(2000) });
    if (!ok) throw new Error(`${node.name} does not lead`);
    return node;
  });
  return Promise.any(answers);
};

/** Whether all nodes run on one timeline, one leads, and another has all acknowledged rows. */
export const isWhole = async (nodes: readonly DatabaseNode[]): Promise<boolean> => {
  // Each node knows its own state, but its information about the others is some seconds old.
  for (const { restPort } of nodes) {
    if (!(await answersWell(`http://127.0.0.1:${restPort}/health`))) return false;
  }
  const members = await readCluster(nodes);
  const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
  const behind = running.filter(({ lag }) => typeof lag === 'string' || (lag ?? 0) > 1_000_000);
  const roles = running.map(({ role }) => role);
  return (
    running.length === nodes.length &&
    behind.length === 0 &&
    new Set(running.map(({ timeline }) => timeline)).size === 1 &&
    roles.includes('leader') &&
    roles.includes('sync_standby')
  );
};
