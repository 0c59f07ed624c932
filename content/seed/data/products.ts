import type { SeedEntry } from '../seed-shapes.ts';
import { bicycles } from './products/bicycles.ts';
import { major } from './products/major.ts';
import { manzil } from './products/manzil.ts';
import { mastee } from './products/mastee.ts';
import { millo } from './products/millo.ts';

/** The range, in menu order. */
export const products: SeedEntry<'products'>[] = [mastee, millo, major, manzil, ...bicycles];
