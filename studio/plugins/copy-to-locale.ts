import type { Payload, Plugin } from 'payload';

/** Lets single pages be found by their names, each as `{ config }`, beside the list of them. */
export const nameGlobals = ({ globals }: Pick<Payload, 'globals'>): void => {
  Object.assign(globals, Object.fromEntries(globals.config.map((config) => [config.slug, { config }])));
};

/** Mends "Copy to locale" on single pages: Payload 3.90 looks them up by their names, where it keeps a list, and fails. */
export const withCopyToLocale: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    nameGlobals(payload);
    await config.onInit?.(payload);
  },
});
