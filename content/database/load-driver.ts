import { registerHooks } from 'node:module';

const ofDrizzle = /\/node_modules\/drizzle-orm\/.+\.js$/;

/**
 * Loads a driver, whose files of Drizzle are found without Node's help. For each of their two thousand imports of each other
 * Node 24 parses the `exports` of Drizzle's package.json anew (138 kB) to see that they are modules: a third of the processor
 * time in which a program starts.
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
