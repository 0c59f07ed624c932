import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { generateImportMap } from 'payload';
import config from './payload.config.ts';

readArguments('npm run import-map -w studio', {});
// Run this in the studio's folder: the paths of its components are relative to it.
await generateImportMap(await config, { log: false, force: true });
process.exit(0);
