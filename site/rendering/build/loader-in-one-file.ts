import type { Plugin } from 'vite';

// And what it imports itself.
const ofLoader = /\/rendering\/carry-campaign\.ts$|\?loader$/;

/**
 * Gives the loader a copy of its own of what islands import too. As a chunk for both it would be one file more that every page asks for
 * before its largest paint.
 */
export const loaderInOneFile = (): Plugin => ({
  name: 'loader-in-one-file',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  async resolveId(source, importer) {
    if (!importer || !ofLoader.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?loader`;
  },
});
