import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { createLog } from '@ev-site/content/logging/log.ts';
import closeWithGrace from 'close-with-grace';
import { gatherAllProcesses } from '../../metrics/all-processes.ts';
import { serveMetrics } from '../../metrics/serve-metrics.ts';
import { keepCounters } from '../../traffic/counters/primary-counters.ts';
import { keepProcesses, type ReplaceTimes } from './keep-processes.ts';

/** Runs the primary of several site processes: it serves no requests, keeps them running and holds their counters. */
export const bePrimary = async (times?: ReplaceTimes): Promise<void> => {
  const environment = getEnvironment(process.env);
  const log = createLog(environment.LOG_LEVEL);

  keepCounters();
  if (environment.METRICS_PORT !== undefined) await serveMetrics(environment, gatherAllProcesses(), log);
  const processes = keepProcesses(environment.PROCESSES, log, times);

  let isEnding = false;
  const stayMs = environment.SHUTDOWN_DELAY_SECONDS * 1000;
  // Each process ends within ten seconds.
  closeWithGrace({ delay: 15_000 + stayMs, logger: log, skip: ['SIGHUP'] }, async ({ err, signal }) => {
    isEnding = true;
    if (err) log.fatal({ err }, 'the site ends after an error');
    else log.info({ signal }, 'the site ends');
    await processes.end(signal === 'SIGTERM' ? stayMs : 0);
  });

  const starting = processes.start();
  process.on('SIGHUP', async () => {
    if (!(await starting) || isEnding) return;
    log.info({}, 'the site processes are replaced');
    await processes.replaceAll();
  });

  if (await starting) {
    log.info({ pid: process.pid, processes: environment.PROCESSES }, 'site processes share the port');
  } else if (!isEnding) {
    log.fatal({}, 'the site ends: no process started');
    await processes.end();
    process.exit(1);
  }
};
