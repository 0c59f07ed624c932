import cluster from 'node:cluster';
import { statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getDataFolder } from '@ev-site/content/deployment/data-folder.ts';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { DataAccess } from '../data/data-access.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { getResumeSpace } from '../leads/resume/resume-space.ts';
import { answerFirstProcess } from '../metrics/all-processes.ts';
import { measureProcess, registry } from '../metrics/registry.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { measureState } from '../metrics/state.ts';
import { getStudioUrl } from './studio/studio-url.ts';

interface MetricsParts {
  environment: Environment;
  log: Parameters<typeof serveMetrics>[2];
  data: Pick<DataAccess, 'readRevision' | 'readMigration'>;
  leads: Pick<LeadDesk, 'readOutbox' | 'readOwedEvents' | 'readPendingWork' | 'readSweepAge'>;
  pages: { getSize(): { entries: number; bytes: number } };
  build: string;
}

/** Requests a small file of the studio. An answer proves that the studio's event loop runs. */
const askStudio = async (studioUrl: string): Promise<void> => {
  const response = await fetch(`${studioUrl}/studio/icon.svg`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(2000),
    redirect: 'manual',
  });
  if (response.status >= 500) throw new Error(`The studio answered ${response.status}.`);
};

/** `free` is the space that unprivileged programs may use. */
const readDisk = async (folder: string): Promise<{ free: number; size: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};

/**
 * Adds the metrics that are costly to measure, and serves all metrics: directly, or in a process of a cluster through
 * the primary. If METRICS_PORT is not set, only the counters are kept.
 * @returns a function that stops the metrics
 */
export const openMetrics = async ({
  environment,
  log,
  data,
  leads,
  pages,
  build,
}: MetricsParts): Promise<() => Promise<void>> => {
  if (environment.METRICS_PORT === undefined) return async () => {};
  const { version } = createRequire(import.meta.url)('@ev-site/site/package.json') as { version: string };
  measureProcess();
  measureState({
    askDatabase: data.readRevision,
    readMigration: data.readMigration,
    readOutbox: leads.readOutbox,
    readOwedEvents: leads.readOwedEvents,
    readPendingWork: leads.readPendingWork,
    readSweepAge: leads.readSweepAge,
    askStudio: () => askStudio(getStudioUrl(environment)),
    readResumeSpace: () => getResumeSpace(environment),
    readDisk: () => readDisk(getDataFolder(environment.DATA_DIR)),
    readPages: pages.getSize,
    mailsAsFiles: environment.SMTP_URL === undefined,
    version,
    build,
  });
  if (cluster.isWorker) return answerFirstProcess();
  const server = await serveMetrics(environment, registry, log);
  return async () => {
    server?.close();
    server?.closeAllConnections();
  };
};
