import type { Plugin } from 'vite';

/** Entry modules whose imports are copied. Each copy carries the mark, which its own imports get too. */
const alone = [
  // As a chunk shared with islands, the module would be one more file that every page requests before its largest
  // paint.
  { mark: '?loader', begins: /\/rendering\/(?:carry-campaign|watch-openers)\.ts$/ },
  // A classic worker cannot import modules.
  { mark: '?worker-copy', begins: /\/rendering\/offline\/service-worker\.ts$/ },
];

/** Gives the loader and the service worker their own copies of modules that other scripts import too. */
export const inOneFile = (): Plugin => ({
  name: 'in-one-file',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  async resolveId(source, importer) {
    const copied = alone.find(({ mark, begins }) => importer?.endsWith(mark) || begins.test(importer ?? ''));
    if (!copied) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}${copied.mark}`;
  },
});
