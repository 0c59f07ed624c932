import cluster from 'node:cluster';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';

const { NODE_ENV, PROCESSES } = getEnvironment(process.env);
// React and Payload look at the variable itself, the moment they are imported: without it they run as in development.
Object.assign(process.env, { NODE_ENV });

if (PROCESSES > 1 && cluster.isPrimary) await (await import('./processes/primary.ts')).bePrimary();
else await import('./run.ts');
