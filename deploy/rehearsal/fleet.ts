import { join } from 'node:path';
import { mustRun } from '@ev-site/scripts/run.ts';
import { say } from '@ev-site/scripts/step.ts';
import { answersWell, waitUntil } from '@ev-site/scripts/wait-until.ts';
import { noAlertsBecause, watchAlerts } from './alerts.ts';
import { type FleetBase, openFleetBase, startOrUndo } from './fleet-base.ts';
import { startDatabase } from './fleet-database.ts';
import { startProxies } from './fleet-proxies.ts';
import { startServices } from './fleet-services.ts';
import { type FrontProgram, startFronts, toDatabaseUrl } from './fleet-sites.ts';
import { type DatabaseNode, getLeader, isWhole } from './patroni.ts';
import { takePorts } from './ports.ts';
import { databaseUsers, type RehearsalSeed } from './seed.ts';

/** The number of programs of each kind. */
const counts = { sites: 3, studios: 2, nodes: 3 };

interface FleetOptions {
  /** Temporary folder for all data of the programs. */
  folder: string;
  /** Folder for the programs' output. */
  logs: string;
  seed: RehearsalSeed;
}

const takeFleetPorts = () =>
  takePorts({
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

type FleetPorts = Awaited<ReturnType<typeof takeFleetPorts>>;

const toAddress = (port = 0): string => `http://127.0.0.1:${port}`;

interface Recovery {
  nodes: readonly DatabaseNode[];
  sites: readonly FrontProgram[];
  studios: readonly FrontProgram[];
  mediaUrl: string;
  /** The address behind nginx. */
  url: string;
}

/** Waits until everything has recovered. */
const waitForAll = async (
  { nodes, sites, studios, mediaUrl, url }: Recovery,
  limit = 300_000,
): Promise<void> => {
  await waitUntil('the cluster is whole', () => isWhole(nodes), { limit });
  for (const { name, port } of sites) {
    const own = toAddress(port);
    await waitUntil(`${name} is ready`, () => answersWell(`${own}/readyz`), { limit });
    // Pages are rendered right after a start. Until then the site depends on its database.
    await waitUntil(`${name} has its pages`, () => answersWell(`${own}/readyz/pages`), { limit });
  }
  for (const { name, port } of studios)
    await waitUntil(`${name} is ready`, () => answersWell(`${toAddress(port)}/studio/login`), { limit });
  const picture = `${mediaUrl}/none`;
  await waitUntil('the storage answers', async () => (await fetch(picture)).status === 404, { limit });
  await waitUntil('visitors reach a page', () => answersWell(url), { limit });
};

/** Starts all programs, one after the other because each needs the previous ones, and waits until all answer. */
const startParts = async (base: FleetBase, ports: FleetPorts, seed: RehearsalSeed) => {
  const { nodes, databaseProxy } = await startDatabase(base, ports, seed.postgres);
  const { valkey, storage, mails, mediaUrl, ...services } = await startServices(base, ports, seed.objects);
  const door = `https://127.0.0.1:${ports.door[1]}`;
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: door,
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    PROCESSES: '1',
    PAYLOAD_SECRET: 'only for the rehearsal, nothing real is signed',
    STUDIO_URL: toAddress(ports.studioProxy[0]),
    ...services.settings,
    FORMS_PER_ADDRESS: '1000000',
    FORMS_PER_KIND: '1000000',
    FORM_SHORTEST_MS: '0',
    // The same value as in deploy/systemd.
    SHUTDOWN_DELAY_SECONDS: '5',
  };
  const { sites, studios } = await startFronts(base, ports, settings);
  const { certificate } = startProxies(base, ports, { sites, studios });
  const url = toAddress(ports.web[0]);
  const waitWhole = () => waitForAll({ nodes, sites, studios, mediaUrl, url });
  const alerts = noAlertsBecause()
    ? undefined
    : watchAlerts({
        folder: base.folder,
        port: ports.prometheus[0] ?? 0,
        log: base.log('prometheus'),
        targets: sites.map(({ name }, index) => ({ name, port: ports.metrics[index] ?? 0 })),
      });
  if (alerts) base.add(alerts.program);
  say('Waiting for the sites and the studios …');
  await waitWhole();
  return {
    /** The visitors' entry, and the certificate that they trust. */
    door: { url: door, certificate },
    /** The address behind nginx, without its cache. */
    url,
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
      ...settings,
      DATA_DIR: join(base.folder, 'command'),
      DATABASE_URL: toDatabaseUrl(ports.database.at(-1) ?? 0),
    },
    waitWhole,
  };
};

/** Starts the fleet. If a part of it does not start, nothing of it stays. */
export const startFleet = async ({ seed, ...folders }: FleetOptions) => {
  const base = openFleetBase(folders);
  const ports = await takeFleetPorts();
  const parts = await startOrUndo(base, () => startParts(base, ports, seed));
  return { ...parts, listCrashes: base.listCrashes, stop: base.stop };
};

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** The output of an SQL statement on the current leader. */
export const askDatabase = async (fleet: Pick<Fleet, 'nodes'>, statement: string): Promise<string> => {
  const { port } = await getLeader(fleet.nodes);
  const address = `postgres://postgres:${databaseUsers.postgres}@127.0.0.1:${port}/site`;
  return mustRun('psql', [address, '-AtX', '-v', 'ON_ERROR_STOP=1', '-c', statement], { output: 'capture' });
};
