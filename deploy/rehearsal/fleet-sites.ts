import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '@ev-site/scripts/as-postgres.ts';
import { startSite, startStudio } from '@ev-site/scripts/product.ts';
import { mustRun } from '@ev-site/scripts/run.ts';
import type { FleetBase } from './fleet-base.ts';
import { type KeptProgram, keepRunning } from './kept-program.ts';
import { databaseUsers } from './seed.ts';

/** A site or studio, with the port on which it listens and the port of its database connection. */
export interface FrontProgram extends KeptProgram {
  port: number;
  databasePort: number;
  dataDir: string;
}

interface FrontPorts {
  sites: number[];
  studios: number[];
  metrics: number[];
  /** Those of the sites first, then those of the studios. */
  database: number[];
}

interface FrontSettings extends Pick<FrontProgram, 'port' | 'databasePort'> {
  name: string;
  begin: typeof startSite;
  own: Record<string, string>;
}

const diskSize = '48m';

/** The address of the database at one of its ports. */
export const toDatabaseUrl = (port: number): string =>
  `postgres://site:${databaseUsers.site}@127.0.0.1:${port}/site`;

/** Creates a data folder for a site; as root, with a small disk mounted on it until the fleet stops. */
const makeDataFolder = async ({ folder, onStop }: FleetBase, name: string): Promise<string> => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  if (isRoot) {
    const options = ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', dataDir];
    await mustRun('mount', options, { output: 'capture' });
    onStop(() => mustRun('umount', ['-l', dataDir], { output: 'capture' }));
  }
  return dataDir;
};

/** Starts the sites and the studios. They need some time until they answer. */
export const startFronts = async (base: FleetBase, ports: FrontPorts, settings: Record<string, string>) => {
  const startFront = async ({
    name,
    port,
    databasePort,
    begin,
    own,
  }: FrontSettings): Promise<FrontProgram> => {
    const dataDir = await makeDataFolder(base, name);
    const logFolder = join(base.logs, name);
    mkdirSync(logFolder, { recursive: true });
    const all = { ...settings, ...own, DATA_DIR: dataDir, DATABASE_URL: toDatabaseUrl(databasePort) };
    const program = base.add(keepRunning({ name, start: () => begin(all, logFolder) }));
    return { ...program, port, databasePort, dataDir };
  };
  const sites: FrontProgram[] = [];
  for (const [index, port] of ports.sites.entries()) {
    const own = { PORT: String(port), METRICS_PORT: String(ports.metrics[index]) };
    const databasePort = ports.database[index] ?? 0;
    sites.push(await startFront({ name: `site-${index + 1}`, port, databasePort, begin: startSite, own }));
  }
  const studios: FrontProgram[] = [];
  for (const [index, port] of ports.studios.entries()) {
    const own = { STUDIO_PORT: String(port) };
    const databasePort = ports.database[ports.sites.length + index] ?? 0;
    studios.push(
      await startFront({ name: `studio-${index + 1}`, port, databasePort, begin: startStudio, own }),
    );
  }
  return { sites, studios };
};
