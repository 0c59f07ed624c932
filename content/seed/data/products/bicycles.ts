import type { SeedEntry } from '../../seed-shapes.ts';
import { inGroup, type SeedProduct } from './product-figure.ts';
import { bicycleCustomers, cyclistNeeds } from './shared-tiles.ts';

const performance = inGroup('performance');
const battery = inGroup('battery');
const motor = inGroup('motor');

interface Bicycle {
  key: string;
  name: string;
  pictures: string;
  tagline: string;
  summary: string;
  ampereHours: number;
  range: [from: number, to: number];
  accessories: string[];
  gallery: string[];
}

const toBicycle = (bicycle: Bicycle): SeedEntry<'products'> => {
  const [from, to] = bicycle.range;
  const pictures = [1, 2, 3].map((number) => `${bicycle.pictures}-${number}.webp`);
  const data: SeedProduct = {
    key: bicycle.key,
    name: bicycle.name,
    plateName: bicycle.name.toUpperCase(),
    line: 'Electric bicycle',
    kind: 'bicycle',
    menuGroup: 'E-bikes',
    metaKey: 'productmillio',
    tagline: bicycle.tagline,
    summary: bicycle.summary,
    breadcrumbParent: 'Products',
    heroPicture: `${bicycle.pictures}-1.webp`,
    pictures,
    turntable: `turntable-${bicycle.pictures}.avif`,
    gallery: bicycle.gallery,
    headlineFigures: ['range', 'batteryCapacity', 'motorPower'],
    figures: [
      performance.number('range', 'Range', from, 'km', 'on one charge, with light pedalling', { max: to }),
      battery.number('batteryCapacity', 'Battery', bicycle.ampereHours, 'Ah', 'nominal'),
      motor.number('motorPower', 'Motor', 250, 'W', 'rated, in the hub'),
    ],
    customerRequirements: cyclistNeeds,
    targetCustomers: bicycleCustomers,
    accessories: bicycle.accessories.map((name) => ({ name })),
    questions: ['ebike-licence', 'ebike-battery'],
  };
  return { key: bicycle.key, data };
};

const accessories = ['Front basket', 'Rear stand', 'Bottle holder'];

/** The three electric bicycles (specification, section 2, point 5). */
export const bicycles: SeedEntry<'products'>[] = [
  toBicycle({
    key: 'marvel',
    name: 'Marvel',
    pictures: 'marvel',
    tagline: 'Step on, push once, and roll',
    summary:
      'Marvel has a low frame that you step through, a basket for the market and a motor that helps from the first turn of the pedals. The battery stands upright behind the seat tube and lifts out for charging.',
    ampereHours: 5.5,
    range: [30, 35],
    accessories,
    gallery: ['marvel-2.webp', 'scene-morning-street-square.webp', 'marvel-3.webp'],
  }),
  toBicycle({
    key: 'marvelpro',
    name: 'Marvel Pro',
    pictures: 'marvel-pro',
    tagline: 'Ten kilometres further, every day',
    summary:
      'Marvel Pro is the commuter of the three: the step-through frame of Marvel with a carrier over the rear wheel, a battery of 7.8 Ah behind the seat tube, and range for a week of short trips to work on two charges.',
    ampereHours: 7.8,
    range: [40, 45],
    accessories,
    gallery: ['marvel-pro-2.webp', 'scene-show-stand-wide.webp', 'marvel-pro-3.webp'],
  }),
  toBicycle({
    key: 'mighty',
    name: 'Mighty',
    pictures: 'mighty',
    tagline: 'For heavy riders, bad roads and daily rounds',
    summary:
      'Mighty has a frame of stout tubes, wider tyres and the largest battery of the three. It is made for newspaper rounds, farm tracks and heavier riders.',
    ampereHours: 9,
    range: [40, 45],
    accessories: [],
    gallery: ['mighty-2.webp', 'scene-village-road-square.webp', 'mighty-3.webp'],
  }),
];
