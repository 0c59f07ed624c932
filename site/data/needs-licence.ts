import type { Product } from '@ev-site/content/payload-types.ts';

/** Whether who drives a vehicle is asked for a licence: not on a bicycle, and on one that nobody knows he may be. */
export const needsLicence = (kind: Product['kind'] | undefined): boolean => kind !== 'bicycle';
