import type { Plugin } from 'vite';

/**
 * Leaves the islands' CSS out of the browser build: a page with an island already has that CSS inline from the server
 * build, where the same source gives the same class names.
 */
export const dropStyles = (): Plugin => ({
  name: 'drop-styles',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type === 'asset' && file.endsWith('.css')) delete bundle[file];
    }
  },
});
