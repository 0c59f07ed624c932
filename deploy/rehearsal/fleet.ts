import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../../scripts/as-postgres.ts';
import { writeProxy } from '../../scripts/deployed-proxy.ts';
import { endProgram, startSite, startStudio } from '../../scripts/product.ts';
import { mustRun, start } from '../../scripts/run.ts';
import { say } from '../../scripts/step.ts';
import { answersWell, waitUntil } from '../../scripts/wait-until.ts';
import { startSmtpSink } from '../../tests/faults/smtp-sink.ts';
import { startCheckProvider } from '../../tests/leads/check-provider.ts';
import { type AlertWatch, noAlertsBecause, watchAlerts } from './alerts.ts';
import { type KeptProgram, keepRunning } from './kept-program.ts';
import { getLeader, isWhole, startNode } from './patroni.ts';
import { takePorts } from './ports.ts';
import { toDatabaseProxy, toWebProxy } from './proxies.ts';
import { getProgram } from './required-programs.ts';
import { databaseUsers, type RehearsalSeed } from './seed.ts';
import { getStorageAddress, startStorage } from './storage.ts';

/** The number of programs of each kind. */
interface FleetCounts {
  sites: number;
  studios: number;
  nodes: number;
}

const usual: FleetCounts = { sites: 3, studios: 2, nodes: 3 };

/** A site or studio, with the port on which it listens and the port of its database connection. */
export interface FrontProgram extends KeptProgram {
  port: number;
  databasePort: number;
  dataDir: string;
}

interface FleetOptions {
  /** Temporary folder for all data of the programs. */
  folder: string;
  /** Folder for the programs' output. */
  logs: string;
  seed: RehearsalSeed;
  counts?: FleetCounts;
}

const diskSize = '48m';

/** Creates a data folder for a site; as root, with a small disk mounted on it. */
const makeDataFolder = async (folder: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  if (isRoot)
    await mustRun('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder], { output: 'capture' });
  return folder;
};

/** Starts all programs, one after the other because each needs the previous ones, and waits until all answer. */
export const startFleet = async ({ folder, logs, seed, counts = usual }: FleetOptions) => {
  const log = (name: string) => join(logs, `${name}.log`);
  const ports = await takePorts({
    etcd: 2,
    postgres: counts.nodes,
    patroni: counts.nodes,
    // One for each program, and one for the final count.
    database: counts.sites + counts.studios + 1,
    door: 2,
    web: 1,
    studioProxy: 1,
    valkey: 1,
    storage: 1,
    sites: counts.sites,
    studios: counts.studios,
    metrics: counts.sites,
    prometheus: 1,
  });
  const stops: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  const keep = (name: string, command: string, args: string[]): KeptProgram => {
    const program = keepRunning({ name, start: () => start(command, args, { output: { file: log(name) } }) });
    stops.push(program.stop);
    return program;
  };
  const writeConfig = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  // The database: etcd, which decides who leads; three nodes; and a proxy to the leader.
  const [etcdPort = 0, etcdPeerPort = 0] = ports.etcd;
  const etcdData = join(folder, 'etcd');
  const etcdAddress = `http://127.0.0.1:${etcdPort}`;
  keep('etcd', getProgram('etcd'), [
    ...['--data-dir', etcdData, '--listen-client-urls', etcdAddress, '--advertise-client-urls', etcdAddress],
    ...['--listen-peer-urls', `http://127.0.0.1:${etcdPeerPort}`, '--log-level', 'warn'],
    ...['--auto-compaction-retention', '1'],
  ]);
  await waitUntil('etcd answers', () => answersWell(`${etcdAddress}/health`));
  const postgresFolder = join(folder, 'postgres');
  const postgresSeed = join(postgresFolder, 'seed');
  mkdirSync(postgresFolder, { recursive: true });
  // The user of PostgreSQL must be able to read the copy. cp keeps the owner of each file.
  await mustRun('cp', ['-a', seed.postgres, postgresSeed], { output: 'capture' });
  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (const [index, port] of ports.postgres.entries()) {
    const name = `pg${index + 1}`;
    const node = await startNode({
      name,
      port,
      restPort: ports.patroni[index] ?? 0,
      etcdPort,
      folder: postgresFolder,
      seed: postgresSeed,
      log: log(name),
    });
    stops.push(node.stop);
    nodes.push(node);
    // The first node brings the content; the others copy it.
    if (index === 0) await waitUntil('a first leader', async () => (await getLeader(nodes)).name === name);
  }
  const databaseProxy = keep('database-proxy', getProgram('haproxy'), [
    '-db',
    '-f',
    writeConfig('database.cfg', toDatabaseProxy({ ports: ports.database, nodes })),
  ]);
  await waitUntil('the cluster is whole', () => isWhole(nodes));

  // Programs that the sites share.
  const [valkeyPort = 0] = ports.valkey;
  const valkey = keep('valkey', getProgram('valkey'), [
    ...['--port', String(valkeyPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  ]);
  const objects = join(folder, 'objects');
  await mustRun('cp', ['-a', seed.objects, objects], { output: 'capture' });
  const [storagePort = 0] = ports.storage;
  const firstStorage = startStorage(objects, storagePort, log('storage'));
  const storageAddress = await getStorageAddress(firstStorage);
  await endProgram(firstStorage);
  const storage = keepRunning({
    name: 'storage',
    start: () => startStorage(objects, storagePort, log('storage')),
  });
  stops.push(storage.stop);

  // External services.
  const mails = await startSmtpSink();
  const humans = await startCheckProvider();
  stops.push(
    () => mails.stop(),
    () => humans.stop(),
  );

  // The sites and studios, and the proxies in front of them.
  const [webPort = 0] = ports.web;
  const [studioProxyPort = 0] = ports.studioProxy;
  const url = `http://127.0.0.1:${webPort}`;
  const [plainDoorPort = 0, doorPort = 0] = ports.door;
  const door = `https://127.0.0.1:${doorPort}`;
  const toDatabaseUrl = (port: number) => `postgres://site:${databaseUsers.site}@127.0.0.1:${port}/site`;
  const common = {
    NODE_ENV: 'production',
    PUBLIC_URL: door,
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    PROCESSES: '1',
    PAYLOAD_SECRET: 'only for the rehearsal, nothing real is signed',
    STUDIO_URL: `http://127.0.0.1:${studioProxyPort}`,
    SMTP_URL: mails.url,
    MAIL_FROM: 'rehearsal@ev.example',
    VALKEY_URL: `redis://127.0.0.1:${valkeyPort}`,
    ...storageAddress.settings,
    MEDIA_URL: storageAddress.publicUrl,
    HUMAN_CHECK: 'turnstile',
    HUMAN_CHECK_SITE_KEY: 'rehearsal',
    HUMAN_CHECK_SECRET: 'rehearsal',
    HUMAN_CHECK_URL: humans.url,
    FORMS_PER_ADDRESS: '1000000',
    FORMS_PER_KIND: '1000000',
    FORM_SHORTEST_MS: '0',
    // The same value as in deploy/systemd.
    SHUTDOWN_DELAY_SECONDS: '5',
  };
  const openFront = async (
    kind: 'site' | 'studio',
    index: number,
    port: number,
    databasePort: number,
  ): Promise<FrontProgram> => {
    const name = `${kind}-${index + 1}`;
    const dataDir = await makeDataFolder(join(folder, name));
    if (isRoot) stops.push(() => mustRun('umount', ['-l', dataDir], { output: 'capture' }));
    const logFolder = join(logs, name);
    mkdirSync(logFolder, { recursive: true });
    const own =
      kind === 'site'
        ? { PORT: String(port), METRICS_PORT: String(ports.metrics[index]) }
        : { STUDIO_PORT: String(port) };
    const settings = { ...common, ...own, DATA_DIR: dataDir, DATABASE_URL: toDatabaseUrl(databasePort) };
    const begin = kind === 'site' ? startSite : startStudio;
    const program = keepRunning({ name, start: () => begin(settings, logFolder) });
    stops.push(program.stop);
    return { ...program, port, databasePort, dataDir };
  };
  const sites: FrontProgram[] = [];
  for (const [index, port] of ports.sites.entries()) {
    sites.push(await openFront('site', index, port, ports.database[index] ?? 0));
  }
  const studios: FrontProgram[] = [];
  for (const [index, port] of ports.studios.entries()) {
    studios.push(await openFront('studio', index, port, ports.database[counts.sites + index] ?? 0));
  }
  keep('web-proxy', getProgram('haproxy'), [
    '-db',
    '-f',
    writeConfig('web.cfg', toWebProxy({ port: webPort, studioPort: studioProxyPort, sites, studios })),
  ]);
  // In front of all: the nginx of a deployment, with TLS and its cache. It trusts the networks that visitors claim.
  const doorFolder = join(folder, 'door');
  mkdirSync(doorFolder);
  const nginx = writeProxy('nginx', {
    ...{ folder: doorFolder, http: plainDoorPort, https: doorPort, sites: [webPort] },
    cdn: '127.0.0.1',
  });
  stops.push(async () => copyFileSync(join(doorFolder, 'error.log'), join(logs, 'door-errors.log')));
  keep('door', getProgram('nginx'), nginx.run);

  /** Waits until everything has recovered. */
  const waitWhole = async (limit = 300_000): Promise<void> => {
    await waitUntil('the cluster is whole', () => isWhole(nodes), { limit });
    for (const { name, port } of sites) {
      const own = `http://127.0.0.1:${port}`;
      await waitUntil(`${name} is ready`, () => answersWell(`${own}/readyz`), { limit });
      // Pages are rendered right after a start. Until then the site depends on its database.
      await waitUntil(`${name} has its pages`, () => answersWell(`${own}/readyz/pages`), { limit });
    }
    for (const { name, port } of studios)
      await waitUntil(`${name} is ready`, () => answersWell(`http://127.0.0.1:${port}/studio/login`), {
        limit,
      });
    const picture = `${storageAddress.publicUrl}/none`;
    await waitUntil('the storage answers', async () => (await fetch(picture)).status === 404, { limit });
    await waitUntil('visitors reach a page', () => answersWell(url), { limit });
  };
  let alerts: AlertWatch | undefined;
  if (!noAlertsBecause()) {
    const targets = sites.map(({ name }, index) => ({ name, port: ports.metrics[index] ?? 0 }));
    const [prometheusPort = 0] = ports.prometheus;
    alerts = watchAlerts({ folder, port: prometheusPort, log: log('prometheus'), targets });
    stops.push(alerts.program.stop);
  }
  say('Waiting for the sites and the studios …');
  await waitWhole();

  return {
    /** The visitors' entry, and the certificate that they trust. */
    door: { url: door, certificate: join(doorFolder, 'fullchain.pem') },
    /** The address behind nginx, without its cache. */
    url,
    folder,
    logs,
    nodes,
    sites,
    studios,
    storage,
    valkey,
    databaseProxy,
    mails,
    /** Alerts that fire now, by the deployment's own rules; none if Prometheus does not run. */
    listAlerts: async (): Promise<string[]> => (await alerts?.listFiring().catch(() => [])) ?? [],
    /** Settings for a command that works on the same content. */
    commandSettings: {
      ...common,
      DATA_DIR: join(folder, 'command'),
      DATABASE_URL: toDatabaseUrl(ports.database.at(-1) ?? 0),
    },
    waitWhole,
    stop,
  };
};

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** The output of an SQL statement on the current leader. */
export const askDatabase = async (fleet: Pick<Fleet, 'nodes'>, statement: string): Promise<string> => {
  const { port } = await getLeader(fleet.nodes);
  const address = `postgres://postgres:${databaseUsers.postgres}@127.0.0.1:${port}/site`;
  return mustRun('psql', [address, '-AtX', '-v', 'ON_ERROR_STOP=1', '-c', statement], { output: 'capture' });
};
