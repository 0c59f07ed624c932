import type { SeedEntry } from '../../seed-shapes.ts';
import { toERickshawFigures } from './e-rickshaw-figures.ts';
import { inGroup, placed, tile } from './product-figure.ts';
import { cargoCustomers, goodsNeeds } from './shared-tiles.ts';

const capacity = inGroup('capacity');

const pictures = (body: string, count: number) =>
  Array.from({ length: count }, (_, index) => `millo-${body}-${index + 1}.webp`);

/** Cargo line: one chassis, two bodies. */
export const millo: SeedEntry<'products'> = {
  key: 'millo',
  data: {
    key: 'millo',
    name: 'Millo',
    plateName: 'MILLO',
    line: 'Cargo vehicle',
    kind: 'cargo',
    menuGroup: 'Cargo',
    metaKey: 'productmillio',
    tagline: 'A reliable, sturdy three-wheeler for cargo',
    summary:
      'Millo does the last five kilometres that a tempo is too big for. The closed box keeps parcels dry and locked; the open tray takes crates, cans and sacks. Both stand on the same frame, with the battery low between the axles, and run a day’s round on one night’s charge.',
    breadcrumbParent: 'Products',
    heroPicture: 'millo-full-body-1.webp',
    innovationPicture: 'millo-full-body-3.webp',
    bannerPicture: 'scene-market-lane-wide.webp',
    variants: [
      {
        key: 'full-body',
        label: 'Full Body Cargo',
        kind: 'body',
        inquiryLabel: 'Full Body Cargo',
        pictures: pictures('full-body', 6),
        turntable: 'turntable-millo-full-body.avif',
        figureKeys: ['savings', 'deliveryBoxFullBody'],
      },
      {
        key: 'half-body',
        label: 'Half Body Cargo',
        kind: 'body',
        inquiryLabel: 'Half Body Cargo',
        pictures: pictures('half-body', 4),
        turntable: 'turntable-millo-half-body.avif',
        figureKeys: ['savings', 'deliveryBoxHalfBody'],
      },
    ],
    gallery: [
      'scene-market-lane-near.webp',
      'scene-warehouse-dock-square.webp',
      'millo-full-body-6.webp',
      'millo-half-body-2.webp',
      'scene-battery-motor-near.webp',
    ],
    headlineFigures: ['payload', 'typicalRange', 'savings'],
    figures: [
      ...toERickshawFigures('millo'),
      capacity.number('payload', 'Payload', 380, 'kg', 'goods and driver together'),
      capacity.number(
        'legalPayload',
        'Cargo under the e-cart rules',
        310,
        'kg',
        'goods limit of the class, plus driver',
        {
          text: '+ 1 driver',
          inSpecification: false,
        },
      ),
      capacity.text('tray', 'Tray', '1,290 × 930 × 360 mm', 'half body, inside'),
      capacity.number('deliveryBoxFullBody', 'Delivery box', 1.5, 'm³', 'full body'),
      capacity.number('deliveryBoxHalfBody', 'Delivery box', 0.5, 'm³', 'half body'),
    ],
    customerRequirements: goodsNeeds,
    solutions: [
      tile('Futuristic body design', 'Smooth panels without ledges: easy to wipe, easy to letter.', 'body'),
      tile('High capacity battery', '6.5 kWh at 48 V, enough for 90 to 100 km with stops.', 'battery'),
      tile(
        'Differential with single gear',
        'One fixed reduction, no clutch; both wheels pull in a turn.',
        'gear',
      ),
      tile(
        'Indigenous motor for mileage and torque',
        'Wound in India for slow, loaded starts rather than speed.',
        'motor',
      ),
      tile(
        'Advertising space revenue',
        'Two side panels of the box can be let to a brand by the month.',
        'price',
      ),
      tile('Digital display', 'Speed, charge and distance in large digits, readable in sun.', 'display'),
      tile(
        'Driver and passenger comfort',
        'Sprung bench, full windscreen, hard roof against heat and rain.',
        'comfort',
      ),
      tile('Aerodynamics', 'A raked front and a roof flush with the box save charge in head wind.', 'wind'),
      tile('More storage', 'A lockable space under the bench for papers, charger and tools.', 'storage'),
    ],
    innovationsHeading: 'Product innovation: body ergonomics',
    innovations: [
      placed(
        [31, 65.5],
        'Loading edge at hip height',
        'The floor lies low, so a 25 kg crate goes in without a lift above the belt.',
        'load',
      ),
      placed(
        [24, 40],
        'Doors that open flat',
        'Each rear door swings right round and latches to the side: no corner at head height.',
        'body',
      ),
      placed([78, 57], 'Step on both sides', 'In and out on the kerb side, in any lane.', 'driver'),
      placed(
        [86, 24.5],
        'Mirrors past the box',
        'Long arms show the rear wheel and the lane beside it.',
        'mirror',
      ),
    ],
    targetCustomers: cargoCustomers,
    inquiryMarkerField: 'millo',
    questions: ['load-capacity', 'driving-range', 'battery-life', 'price'],
  },
};
