import type { Plugin } from 'vite';

/** Whose imports are copies: the module that begins, and the mark of each copy, which marks what the copy imports too. */
const alone = [
  // As a chunk that islands share it would be one file more that every page asks for before its largest paint.
  { mark: '?loader', begins: /\/rendering\/(?:carry-campaign|watch-openers)\.ts$/ },
  // A worker of the classic kind can import nothing.
  { mark: '?worker-copy', begins: /\/rendering\/offline\/service-worker\.ts$/ },
];

/** Gives the loader and the service worker copies of their own of what other scripts import too. */
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
