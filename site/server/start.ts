import cluster from 'node:cluster';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { couldNotStart } from '@ev-site/content/logging/could-not-start.ts';
import { createLog } from '@ev-site/content/logging/log.ts';

const environment = getEnvironment(process.env);
const { LOG_LEVEL, NODE_ENV, PROCESSES } = environment;
// React and Payload read NODE_ENV when they are imported. Without it they run in development mode.
Object.assign(process.env, { NODE_ENV });

const start = async (): Promise<void> => {
  if (PROCESSES > 1 && cluster.isPrimary) await (await import('./processes/primary.ts')).bePrimary();
  else await import('./run.ts');
};
await start().catch(couldNotStart(createLog(LOG_LEVEL), 'site', environment));
