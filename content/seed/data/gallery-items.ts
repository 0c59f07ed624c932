import type { SeedEntry } from '../seed-shapes.ts';

/** Picture, caption and day; the home page shows the first six. */
const rows: [picture: string, caption: string, day: string][] = [
  ['scene-morning-street-wide.webp', 'First round of the day', '2026-11-02'],
  ['scene-market-lane-near.webp', 'Crates for the market lane', '2026-10-26'],
  ['scene-warehouse-dock-square.webp', 'Millo and Manzil at the parcel hub', '2026-10-19'],
  ['scene-village-road-near.webp', 'Grain on its way to the mandi', '2026-10-12'],
  ['scene-charging-point-near.webp', 'Plugged in between two rounds', '2026-10-05'],
  ['scene-show-stand-near.webp', 'Visitors’ side of the stand', '2026-09-28'],
  ['scene-morning-street-square.webp', 'Marvel outside the textile shop', '2026-09-14'],
  ['scene-factory-line-tall.webp', 'Under the lamps of the line', '2026-09-01'],
  ['scene-market-lane-tall.webp', 'Between two rows of stalls', '2026-08-24'],
  ['mastee-green-1.webp', 'Mastee in green', '2026-08-17'],
  ['scene-village-road-tall.webp', 'Manzil between two villages', '2026-08-03'],
  ['scene-battery-motor-tall.webp', 'A pack with its lid off', '2026-07-27'],
  ['millo-full-body-1.webp', 'Millo with closed box', '2026-07-13'],
  ['millo-half-body-1.webp', 'Millo with open tray', '2026-06-29'],
  ['major-1.webp', 'Major, half load body', '2026-06-15'],
  ['manzil-1.webp', 'Manzil, high closed body', '2026-06-01'],
  ['mastee-yellow-1.webp', 'Mastee in yellow', '2026-05-18'],
  ['mastee-white-1.webp', 'Mastee in white', '2026-05-04'],
  ['scene-charging-point-wide.webp', 'Three under one charging roof', '2026-04-20'],
  ['scene-market-lane-square.webp', 'A tray of fruit', '2026-04-06'],
  ['scene-warehouse-dock-near.webp', 'Major, loaded at dock 3', '2026-03-23'],
  ['marvel-1.webp', 'Marvel, step-through frame', '2026-03-09'],
  ['mighty-1.webp', 'Mighty, stout tubes, wide tyres', '2026-02-23'],
  ['marvel-pro-1.webp', 'Marvel Pro with basket and stand', '2026-02-09'],
  ['scene-morning-street-near.webp', 'Before the shops open', '2026-01-26'],
  ['scene-factory-line-near.webp', 'Waiting for the final check', '2026-01-12'],
  ['scene-village-road-square.webp', 'Mighty at the twelfth kilometre', '2025-12-15'],
  ['scene-warehouse-dock-tall.webp', 'Dock 4, first load', '2025-11-24'],
  ['major-gallery-2.webp', 'Front wheel and cab of Major', '2025-10-27'],
  ['manzil-gallery-3.webp', 'Rear doors of Manzil', '2025-09-22'],
  ['millo-full-body-4.webp', 'Doors and lock rods of the box', '2025-08-18'],
  ['mastee-yellow-4.webp', 'Where four sit', '2025-07-21'],
  ['marvel-pro-3.webp', 'Hub motor of the Marvel Pro', '2025-06-16'],
  ['mighty-3.webp', 'Battery and motor of the Mighty', '2025-04-19'],
  ['scene-factory-line-square.webp', 'Finished Millos along the wall', '2024-09-21'],
  ['scene-show-stand-wide.webp', 'The range under one roof', '2024-09-20'],
];

/** The image gallery: three pages with twelve pictures each. */
export const galleryItems: SeedEntry<'gallery-items'>[] = rows.map(([picture, caption, day]) => ({
  key: picture.replace('.webp', ''),
  data: { picture, caption, date: `${day}T03:30:00.000Z` },
}));
