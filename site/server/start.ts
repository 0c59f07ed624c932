import { getEnvironment } from '@ev-site/content/environment.ts';

// React and Payload look at the variable itself, the moment they are imported: without it they run as in development.
Object.assign(process.env, { NODE_ENV: getEnvironment(process.env).NODE_ENV });

await import('./run.ts');
