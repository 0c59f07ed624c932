import type { Payload, Plugin } from 'payload';

/** Makes each single page available under its slug, as `{ config }`, beside the list of all of them. */
export const nameGlobals = ({ globals }: Pick<Payload, 'globals'>): void => {
  Object.assign(globals, Object.fromEntries(globals.config.map((config) => [config.slug, { config }])));
};

/**
 * Mends "Copy to locale" on single pages: Payload 3.90 looks a single page up by its slug in an object that only
 * holds a list of them, and fails.
 */
export const withCopyToLocale: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    nameGlobals(payload);
    await config.onInit?.(payload);
  },
});
