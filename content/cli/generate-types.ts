import { generateTypes } from 'payload/node';
import { getContentConfig } from '../config.ts';
import { readArguments } from '../processes/read-arguments.ts';

readArguments('npx node content/cli/generate-types.ts', {});
await generateTypes(await getContentConfig({ secret: 'not needed for types' }), { log: false });
console.log('Wrote content/payload-types.ts');
process.exit(0);
