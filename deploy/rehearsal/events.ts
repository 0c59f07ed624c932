import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mustRun } from '@ev-site/scripts/run.ts';
import { answersWell, waitUntil } from '@ev-site/scripts/wait-until.ts';
import { fillDisk } from '@ev-site/tests/support/faults/small-disk.ts';
import type { Bounds } from './bounds.ts';
import { cutNetwork, mendNetwork } from './cut.ts';
import type { Fleet } from './fleet.ts';
import type { FrontProgram } from './fleet-sites.ts';
import { getLeader, readCluster } from './patroni.ts';

/** A fault that hits the fleet. */
export interface FleetEvent {
  name: string;
  /** Number of programs that it kills. */
  kills: number;
  bounds: Bounds;
  /** The reason why it needs root. */
  needsRoot?: string;
  /** Causes the fault and repairs it, unless it recovers by itself. Does not wait for such a recovery. */
  run(fleet: Fleet): Promise<void>;
}

const second = 1000;
const pagesUnaffected = { failedPages: 0, unansweredLeads: 0 } satisfies Bounds;
/** For faults that do not concern leads: no lead may fail. */
const nothingFails = { failedPages: 0, failedLeads: 0, unansweredLeads: 0 } satisfies Bounds;

const hasItsPages = ({ port }: FrontProgram) => answersWell(`http://127.0.0.1:${port}/readyz/pages`);

const killSite = (index: number): FleetEvent => ({
  name: `site ${index + 1} killed`,
  kills: 1,
  bounds: pagesUnaffected,
  async run({ sites }) {
    sites[index]?.kill();
  },
});

const killStudio = (index: number): FleetEvent => ({
  name: `studio ${index + 1} killed`,
  kills: 1,
  bounds: nothingFails,
  async run({ studios }) {
    studios[index]?.kill();
  },
});

const loseLeader: FleetEvent = {
  name: 'database leader lost',
  kills: 1,
  bounds: { ...pagesUnaffected, leadsBackAfter: 30 },
  async run({ nodes }) {
    const leader = await getLeader(nodes);
    const others = nodes.filter((node) => node !== leader);
    leader.killForLonger();
    // It comes back as a replica after another node has become the leader.
    try {
      await waitUntil('another node leads', async () => (await getLeader(others)) !== undefined, {
        limit: 90_000,
      });
      await delay(2 * second);
    } finally {
      leader.comeBack();
    }
  },
};

const killReplica: FleetEvent = {
  name: 'synchronous replica killed',
  kills: 1,
  bounds: { ...pagesUnaffected, leadsBackAfter: 30 },
  async run({ nodes }) {
    const members = await readCluster(nodes);
    const replica = members.find(({ role }) => role === 'sync_standby');
    nodes.find(({ name }) => name === replica?.name)?.kill();
  },
};

const killStorage: FleetEvent = {
  name: 'storage lost for 8 s',
  kills: 1,
  bounds: pagesUnaffected,
  async run({ storage }) {
    storage.killForLonger();
    await delay(8 * second);
    storage.comeBack();
  },
};

const killAllSites: FleetEvent = {
  name: 'all three sites killed',
  kills: 3,
  bounds: { unansweredLeads: 0 },
  async run({ sites }) {
    for (const site of sites) site.kill();
  },
};

const killDatabaseProxy: FleetEvent = {
  name: 'proxy of the database killed',
  kills: 1,
  bounds: { ...pagesUnaffected, leadsBackAfter: 30 },
  async run({ databaseProxy }) {
    databaseProxy.kill();
  },
};

const killValkey: FleetEvent = {
  name: 'valkey killed',
  kills: 1,
  bounds: nothingFails,
  async run({ valkey }) {
    valkey.kill();
  },
};

const cutSite: FleetEvent = {
  name: 'site 1 cut off from the database for 12 s',
  kills: 0,
  bounds: { ...pagesUnaffected, leadsBackAfter: 30 },
  needsRoot: 'packets are dropped in a network namespace',
  async run({ sites: [site] }) {
    if (!site) return;
    await cutNetwork(site.databasePort);
    await delay(12 * second);
    await mendNetwork(site.databasePort);
  },
};

const fillSiteDisk: FleetEvent = {
  name: 'disk of site 2 full for 10 s',
  kills: 0,
  bounds: pagesUnaffected,
  needsRoot: 'a small disk is mounted',
  async run({ sites: [, site] }) {
    if (!site) return;
    const folder = join(site.dataDir, 'filler');
    mkdirSync(folder, { recursive: true });
    fillDisk(folder);
    await delay(10 * second);
    rmSync(folder, { recursive: true });
  },
};

let round = 0;

const updateAll: FleetEvent = {
  name: 'rolling update to a new schema',
  kills: 0,
  bounds: nothingFails,
  async run({ sites, studios, commandSettings }) {
    round += 1;
    await mustRun('node', ['deploy/rehearsal/migrate-forward.ts'], {
      env: { ...commandSettings, ROUND: String(round) },
      output: 'capture',
    });
    for (const site of sites) {
      await site.restart();
      await waitUntil(`${site.name} has its pages again`, () => hasItsPages(site), { limit: 300_000 });
      // Gives the proxy time to notice.
      await delay(2 * second);
    }
    for (const studio of studios) {
      await studio.restart();
      const address = `http://127.0.0.1:${studio.port}/studio/login`;
      await waitUntil(`${studio.name} is ready again`, () => answersWell(address), { limit: 300_000 });
      await delay(3 * second);
    }
  },
};

/** One round of all events. */
export const events: readonly FleetEvent[] = [
  killSite(0),
  killStudio(0),
  loseLeader,
  killSite(1),
  killStorage,
  killReplica,
  killSite(2),
  killValkey,
  killStudio(1),
  cutSite,
  killDatabaseProxy,
  fillSiteDisk,
  killAllSites,
  updateAll,
];
