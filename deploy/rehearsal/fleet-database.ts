import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '@ev-site/scripts/run.ts';
import { answersWell, waitUntil } from '@ev-site/scripts/wait-until.ts';
import type { FleetBase } from './fleet-base.ts';
import { getLeader, isWhole, startNode } from './patroni.ts';
import { toDatabaseProxy } from './proxies.ts';
import { getProgram } from './required-programs.ts';

interface DatabasePorts {
  etcd: number[];
  postgres: number[];
  patroni: number[];
  /** One for each program that uses the database. */
  database: number[];
}

/** Starts etcd, which decides which node leads. @returns its port */
const startEtcd = async ({ folder, keep }: FleetBase, { etcd }: DatabasePorts): Promise<number> => {
  const [port = 0, peerPort = 0] = etcd;
  const address = `http://127.0.0.1:${port}`;
  keep('etcd', getProgram('etcd'), [
    ...['--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', address, '--advertise-client-urls', address],
    ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`, '--log-level', 'warn'],
    ...['--auto-compaction-retention', '1'],
  ]);
  await waitUntil('etcd answers', () => answersWell(`${address}/health`));
  return port;
};

/** Starts the nodes, the first with the sample content. */
const startNodes = async (base: FleetBase, ports: DatabasePorts, etcdPort: number, seed: string) => {
  const folder = join(base.folder, 'postgres');
  const copy = join(folder, 'seed');
  mkdirSync(folder, { recursive: true });
  // The user of PostgreSQL must be able to read the copy. cp keeps the owner of each file.
  await mustRun('cp', ['-a', seed, copy], { output: 'capture' });
  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (const [index, port] of ports.postgres.entries()) {
    const name = `pg${index + 1}`;
    const restPort = ports.patroni[index] ?? 0;
    const place = { folder, seed: copy, log: base.log(name) };
    nodes.push(base.add(await startNode({ name, port, restPort, etcdPort, ...place })));
    // The first node brings the content; the others copy it.
    if (index === 0) await waitUntil('a first leader', async () => (await getLeader(nodes)).name === name);
  }
  return nodes;
};

/** Starts the database: etcd, the nodes, and a proxy to the node that leads. */
export const startDatabase = async (base: FleetBase, ports: DatabasePorts, seed: string) => {
  const etcdPort = await startEtcd(base, ports);
  const nodes = await startNodes(base, ports, etcdPort, seed);
  const config = base.writeConfig('database.cfg', toDatabaseProxy({ ports: ports.database, nodes }));
  const databaseProxy = base.keep('database-proxy', getProgram('haproxy'), ['-db', '-f', config]);
  await waitUntil('the cluster is whole', () => isWhole(nodes));
  return { nodes, databaseProxy };
};
