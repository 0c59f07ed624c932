import type { SeedEntry } from '../seed-shapes.ts';
import { toRichText } from './to-rich-text.ts';

/** Slides at the head of the home page. */
export const banners: SeedEntry<'banners'>[] = [
  {
    key: 'mastee',
    data: {
      heading: 'Four passengers, no fuel bill',
      description: toRichText(
        '**Mastee** carries the driver, four passengers and their bags through a whole shift on one night’s charge.',
      ),
      picture: 'mastee-yellow-1.webp',
      product: 'mastee',
      figureKey: 'savings',
      active: true,
    },
  },
  {
    key: 'millo',
    data: {
      heading: 'The last mile, 73 paise of power a km',
      description: toRichText(
        '**Millo** takes parcels in a closed box or crates in an open tray, down lanes a van cannot enter.',
      ),
      picture: 'millo-full-body-1.webp',
      product: 'millo',
      figureKey: 'typicalRange',
      active: true,
    },
  },
  {
    key: 'major',
    data: {
      heading: 'Nearly half a tonne, full again in four hours',
      description: toRichText(
        '**Major** carries 480 kg and its driver at 50 km/h, about 100 km from charge to charge.',
      ),
      picture: 'major-1.webp',
      product: 'major',
      figureKey: 'payload',
      active: true,
    },
  },
  {
    key: 'marvelpro',
    data: {
      heading: 'To work and back, past the petrol pump',
      description: toRichText(
        '**Marvel Pro** goes 40 to 45 km on a charge. The battery comes off and fills beside your phone.',
      ),
      picture: 'marvel-pro-1.webp',
      product: 'marvelpro',
      figureKey: 'range',
      active: true,
    },
  },
];
