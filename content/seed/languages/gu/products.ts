import type { Translation } from '../translation.ts';
import { productBicycles } from './product-bicycles.ts';
import { productERickshaws } from './product-e-rickshaws.ts';
import { productFigures } from './product-figures.ts';
import { productPickups } from './product-pickups.ts';

/** The vehicles in Gujarati. */
export const products: Translation = {
  texts: {
    ...productFigures.texts,
    ...productERickshaws.texts,
    ...productPickups.texts,
    ...productBicycles.texts,
  },
};
