import { globSync } from 'node:fs';
import { defineConfig } from 'vite';
import { gallery } from './gallery/gallery-plugin.ts';
import { dialogIslands, islandSource } from './page/dialog-islands.ts';
import { compressAssets } from './rendering/build/compress-assets.ts';
import { dropStyles } from './rendering/build/drop-styles.ts';
import { inOneFile } from './rendering/build/in-one-file.ts';
import { shortClassNames } from './rendering/build/short-class-names.ts';
import { reactChunk } from './rendering/manifest.ts';

const root = import.meta.dirname;

/** Builds the browser's modules (dist/client) and the server (dist/server): `vite build --app`. */
export default defineConfig({
  root,
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
  css: { transformer: 'lightningcss' },
  build: {
    manifest: true,
    reportCompressedSize: false,
    assetsDir: 'assets',
    // The first versions with cascade layers. Older ones show the page without styles (docs/decisions/179).
    cssTarget: ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: [
            'rendering/loader.ts',
            'rendering/hydrate.ts',
            'rendering/offline/service-worker.ts',
            'rendering/offline/retire-worker.ts',
            'rendering/preview/follow-typing.ts',
            'rendering/preview/open-link.ts',
            ...globSync('islands/*.island.tsx', { cwd: root }).sort(),
          ],
          preserveEntrySignatures: 'allow-extension',
          output: {
            // Pages load this chunk itself: the file that the bundler makes of `hydrate.ts` only points to it.
            footer: ({ name }) => (name === reactChunk ? 'export { hydrate };' : ''),
            codeSplitting: {
              groups: [
                {
                  name: reactChunk,
                  // Excludes the loader's copy, which would then wait for React (inOneFile).
                  test: /[\\/](?:(?:node_modules[\\/](?:react|react-dom|scheduler)|rendering[\\/]hydrate)[\\/.]|ui[\\/]is-special-click\.ts$)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        // Node runs these two packages from source. Bundling them would load the content model twice.
        external: ['@ev-site/content', '@ev-site/contract'],
      },
      build: {
        outDir: 'dist/server',
        emitAssets: true,
        minify: false,
        cssMinify: 'lightningcss',
        sourcemap: true,
        rolldownOptions: {
          input: ['server/start.ts', 'server/run.ts', ...dialogIslands.map(islandSource)],
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            // Node keeps the maps in memory; stack traces need the lines, not the sources (6 MB).
            sourcemapExcludeSources: true,
          },
        },
      },
    },
  },
  builder: {},
  plugins: [gallery(), inOneFile(), shortClassNames(root), dropStyles(), compressAssets()],
});
