import type { Translation } from '../translation.ts';
import { productBicycles } from './products-bicycles.ts';
import { productFigures } from './products-figures.ts';
import { productVehicles } from './products-vehicles.ts';

/** The products in Gujarati. */
export const products: Translation = {
  texts: { ...productFigures.texts, ...productVehicles.texts, ...productBicycles.texts },
};
