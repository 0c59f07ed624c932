import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(?:js|css|svg|json|txt)$/;

/** Writes a brotli (quality 11) and a gzip (level 9) version beside every text file for browsers. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir }) {
    const folder = path.join(dir ?? '', 'assets');
    const files = await readdir(folder).catch(() => []);
    const texts = files.filter((file) => compressible.test(file));
    await Promise.all(
      texts.map(async (file) => {
        const name = path.join(folder, file);
        const bytes = await readFile(name);
        const brotli = toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
        await writeFile(`${name}.br`, await brotli);
        await writeFile(`${name}.gz`, await toGzip(bytes, { level: 9 }));
      }),
    );
  },
});
