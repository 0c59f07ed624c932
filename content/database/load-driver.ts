import { registerHooks } from 'node:module';

const ofDrizzle = /\/node_modules\/drizzle-orm\/.+\.js$/;

/**
 * Loads a driver, and resolves the imports between Drizzle's files without Node. For each of these two thousand imports
 * Node 24 parses the `exports` in Drizzle's package.json (138 kB) again, only to see that the files are modules: that
 * is a third of the processor time of a program's start.
 */
export const loadDriver = async <Driver>(load: () => Promise<Driver>): Promise<Driver> => {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !ofDrizzle.test(parentURL))
        return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
  }
};
