import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { readNumber } from './read-number.ts';

/** Whether the page of savings can reckon with a vehicle: a three-wheeler of which battery and range are known. */
export const isReckonable = ({ kind, figures }: Pick<StoredProduct, 'kind' | 'figures'>): boolean =>
  kind !== 'bicycle' &&
  readNumber(figures ?? [], 'typicalRange', 'km') !== null &&
  readNumber(figures ?? [], 'batteryCapacity', 'kWh') !== null;
