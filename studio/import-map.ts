import { generateImportMap } from 'payload';
import config from './payload.config.ts';

// Run in the studio's folder, to which the names of its components are relative.
await generateImportMap(await config, { log: false, force: true });
process.exit(0);
