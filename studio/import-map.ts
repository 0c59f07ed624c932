import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { generateImportMap } from 'payload';
import config from './payload.config.ts';

readArguments('npm run import-map -w studio', {});
// Run in the studio's folder, to which the names of its components are relative.
await generateImportMap(await config, { log: false, force: true });
process.exit(0);
