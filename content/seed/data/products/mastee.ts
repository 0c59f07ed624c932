import type { SeedEntry } from '../../seed-shapes.ts';
import { toERickshawFigures } from './e-rickshaw-figures.ts';
import { inGroup, placed, tile } from './product-figure.ts';
import { passengerNeeds } from './shared-tiles.ts';

const capacity = inGroup('capacity');

const toColour = (key: string, label: string, swatch: string) => ({
  key,
  label,
  kind: 'colour' as const,
  swatch,
  inquiryLabel: label,
  pictures: [1, 2, 3].map((number) => `mastee-${key}-${number}.webp`),
  turntable: `turntable-mastee-${key}.avif`,
  figureKeys: ['seating', 'savings'],
});

/** Passenger vehicle in three colours, in the order of the specification (0 Yellow, 1 White, 2 Green). */
export const mastee: SeedEntry<'products'> = {
  key: 'mastee',
  data: {
    key: 'mastee',
    name: 'Mastee',
    plateName: 'MASTEE',
    line: 'Passenger vehicle',
    kind: 'passenger',
    menuGroup: 'Passenger',
    metaKey: 'productmastee',
    tagline: 'A comfortable, reliable three-wheeler for passengers',
    summary:
      'Mastee carries the driver and four passengers under a hard roof, with room for their bags. It starts without a jerk, runs without shaking, and goes from the first school round to the last train on one charge. The floor is one piece: it is washed with a bucket and stays dry underneath.',
    breadcrumbParent: 'Products',
    heroPicture: 'mastee-yellow-1.webp',
    innovationPicture: 'mastee-yellow-2.webp',
    bannerPicture: 'scene-morning-street-wide.webp',
    variants: [
      toColour('yellow', 'Yellow', '#f2b705'),
      toColour('white', 'White', '#f4f2ea'),
      toColour('green', 'Green', '#1c8a50'),
    ],
    colourCustomisation: true,
    gallery: [
      'scene-morning-street-near.webp',
      'scene-charging-point-near.webp',
      'mastee-green-2.webp',
      'mastee-white-2.webp',
      'scene-market-lane-tall.webp',
    ],
    headlineFigures: ['seating', 'typicalRange', 'savings'],
    passengers: 4,
    figures: [
      ...toERickshawFigures('mastee'),
      // Not called "payload", because readers take that for goods: only 40 kg of this is luggage, the rest is people.
      capacity.number('sheetPayload', 'Payload', 380, 'kg', 'driver, passengers and luggage together'),
      capacity.text('seating', 'Seating', 'Driver + 4 + 40 kg', 'passengers and luggage'),
      capacity.text('tray', 'Tray', 'NA', 'passenger version'),
    ],
    customerRequirements: passengerNeeds,
    solutions: [
      tile(
        'Futuristic body design',
        'Rounded front, flush roof, large side openings: seen from afar, entered in one step.',
        'body',
      ),
      tile('High capacity battery', '6.5 kWh at 48 V, for 90 to 100 km of stop and go.', 'battery'),
      tile(
        'Differential with single gear',
        'No gear to change and no clutch to burn; smooth for those who sit behind.',
        'gear',
      ),
      tile(
        'Indigenous motor for mileage and torque',
        'Pulls away on a flyover with five people aboard.',
        'motor',
      ),
      tile('Advertising space revenue', 'Rear panel and roof edge can carry a local shop’s board.', 'price'),
      tile('Digital display', 'Charge left and speed at a glance, by day and night.', 'display'),
      tile(
        'Driver and passenger comfort',
        'Facing benches with knee room, foam that keeps its shape, a roof that keeps out the sun.',
        'comfort',
      ),
      tile('Aerodynamics', 'A sloped windscreen and closed front take less charge from the pack.', 'wind'),
    ],
    innovationsHeading: 'Product innovation: body ergonomics',
    innovations: [
      placed(
        [36, 73],
        'One step in',
        'The floor is low enough for a sari, a school bag and an old knee.',
        'people',
      ),
      placed(
        [42.5, 46.5],
        'A rail where the hand looks for it',
        'At each post and along both benches, one diameter, no sharp end.',
        'safety',
      ),
      placed(
        [36, 61.5],
        'Bags on the floor, not on laps',
        'The flat floor between the two benches takes 40 kg of luggage.',
        'storage',
      ),
      placed(
        [61, 57],
        'A seat for twelve hours',
        'The driver has a bench of full width, a padded back, and room for both feet on the floor.',
        'seat',
      ),
    ],
    targetCustomers: [
      tile('Individual', 'Owner-drivers, families with a stand, women’s self-help groups.', 'person'),
      tile('Government', 'Feeder routes to metro and bus, hospital and campus shuttles.', 'government'),
      tile('Institutional', 'Ride apps, hotels, temples, schools and housing societies.', 'building'),
      tile('Export', 'Shared taxis for towns in Africa, South-East Asia and Latin America.', 'globe'),
    ],
    inquiryMarkerField: 'mastee',
    questions: ['driving-range', 'battery-life', 'fast-charging', 'price'],
  },
};
