import type { Plugin } from 'payload';

/**
 * Lets Payload find nothing but collections: it looks the first word of a path up in an object, where `constructor`
 * and the like would be found too, and would then fail with 500.
 */
export const withOwnCollections: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    Object.setPrototypeOf(payload.collections, null);
    await config.onInit?.(payload);
  },
});
