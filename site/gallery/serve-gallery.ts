/** The gallery alone, without the site and its database: prints where it is served. */
import path from 'node:path';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { createServer } from 'vite';
import { galleryPath } from './gallery-plugin.ts';

readArguments('npm run gallery -w site', {});
const vite = await createServer({
  configFile: path.join(import.meta.dirname, '../vite.config.ts'),
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 0), strictPort: true, hmr: false },
});
await vite.listen();
process.stdout.write(`${new URL(galleryPath, vite.resolvedUrls?.local[0]).href}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => vite.close());
