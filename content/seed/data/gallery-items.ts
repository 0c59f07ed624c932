import type { SeedEntry } from '../seed-shapes.ts';

/** Picture, caption and day; the first six stand on the home page. */
const rows: [picture: string, caption: string, day: string][] = [
  ['scene-morning-street-wide.webp', 'First round of the day', '2026-11-02'],
  ['scene-market-lane-near.webp', 'Crates for the market lane', '2026-10-26'],
  ['scene-warehouse-dock-wide.webp', 'Loading at the parcel hub', '2026-10-19'],
  ['mastee-green-1.webp', 'Mastee in green', '2026-10-12'],
  ['scene-charging-point-wide.webp', 'Two on one charging roof', '2026-10-05'],
  ['marvel-pro-1.webp', 'Marvel Pro with basket and stand', '2026-09-28'],
  ['scene-village-road-wide.webp', 'Manzil between two villages', '2026-09-14'],
  ['scene-factory-line-wide.webp', 'Three stations of the line', '2026-09-01'],
  ['millo-full-body-1.webp', 'Millo with closed box', '2026-08-24'],
  ['millo-half-body-1.webp', 'Millo with open tray', '2026-08-17'],
  ['major-1.webp', 'Major, half load body', '2026-08-03'],
  ['manzil-1.webp', 'Manzil, high closed body', '2026-07-27'],
  ['mastee-yellow-1.webp', 'Mastee in yellow', '2026-07-13'],
  ['mastee-white-1.webp', 'Mastee in white', '2026-06-29'],
  ['scene-battery-motor-wide.webp', 'Pack and motor on the bench', '2026-06-15'],
  ['scene-morning-street-square.webp', 'Meeting at the corner', '2026-06-01'],
  ['scene-market-lane-wide.webp', 'Between onions and tomatoes', '2026-05-18'],
  ['major-gallery-2.webp', 'Front wheel and cab', '2026-05-04'],
  ['manzil-gallery-3.webp', 'Rear lamp and ribs', '2026-04-20'],
  ['marvel-1.webp', 'Marvel, step-through frame', '2026-04-06'],
  ['mighty-1.webp', 'Mighty, two tubes, wide tyres', '2026-03-23'],
  ['scene-warehouse-dock-square.webp', 'Small and large at the dock', '2026-03-09'],
  ['scene-charging-point-square.webp', 'Plugged in before the evening', '2026-02-23'],
  ['scene-village-road-square.webp', 'End of the tarred road', '2026-02-09'],
  ['millo-full-body-4.webp', 'Rear door, seen from the side', '2026-01-26'],
  ['mastee-yellow-3.webp', 'Where the luggage goes', '2026-01-12'],
  ['scene-factory-line-near.webp', 'Waiting for the final check', '2025-12-15'],
  ['scene-show-stand-wide.webp', 'The range under one roof', '2025-11-24'],
  ['marvel-pro-3.webp', 'Hub motor of the Marvel Pro', '2025-10-27'],
  ['mighty-3.webp', 'Rear wheel of the Mighty', '2025-09-22'],
  ['major-gallery-4.webp', 'Cab and body meet', '2025-08-18'],
  ['manzil-gallery-1.webp', 'Manzil before delivery', '2025-07-21'],
  ['millo-half-body-2.webp', 'Tray, right side', '2025-06-16'],
  ['scene-battery-motor-near.webp', 'Cells in their rows', '2025-04-19'],
  ['scene-show-stand-near.webp', 'Visitors’ side of the stand', '2024-09-21'],
  ['marvel-2.webp', 'Marvel from the other side', '2024-08-12'],
];

/** The image gallery: three pages of twelve. */
export const galleryItems: SeedEntry<'gallery-items'>[] = rows.map(([picture, caption, day], index) => ({
  key: picture.replace('.webp', ''),
  data: { picture, caption, date: `${day}T03:30:00.000Z`, order: index + 1 },
}));
