import type { SeedEntry } from '../../seed-shapes.ts';
import { inGroup, placed, tile } from './product-figure.ts';
import { cargoCustomers, goodsNeeds, pickupEndUsers } from './shared-tiles.ts';

const claims = inGroup('claims');
const capacity = inGroup('capacity');
const dimensions = inGroup('dimensions');
const performance = inGroup('performance');
const battery = inGroup('battery');
const motor = inGroup('motor');
const warranty = inGroup('warranty');

const compared = 'in the comparison with rivals';
const onlyCompared = { inSpecification: false };

/**
 * Light L5N vehicle. The specification gives some figures twice, as a highlight and in the comparison: both are kept,
 * each under its own key (docs/content.md, "Figures for the owner to settle").
 */
export const manzil: SeedEntry<'products'> = {
  key: 'manzil',
  data: {
    key: 'manzil',
    name: 'Manzil',
    plateName: 'MANZIL',
    line: 'Electric cargo vehicle, L5N',
    kind: 'pickup',
    menuGroup: 'Cargo',
    metaKey: 'productmanzil',
    tagline: 'The light one for bulky goods',
    summary:
      'Manzil is built for bulky goods that weigh little: parcels, bread, bedding, snacks. Its rounded cab and high closed body weigh less than a pickup’s, so a smaller battery takes it 85 km on an ordinary working day and 50 km/h on the road between two towns.',
    breadcrumbParent: 'Our Products',
    heroPicture: 'manzil-1.webp',
    innovationPicture: 'manzil-1.webp',
    bannerPicture: 'scene-warehouse-dock-wide.webp',
    pictures: ['manzil-1.webp', 'manzil-2.webp'],
    turntable: 'turntable-manzil.avif',
    gallery: [
      'scene-warehouse-dock-tall.webp',
      ...[2, 3, 4, 5].map((number) => `manzil-gallery-${number}.webp`),
    ],
    headlineFigures: ['certifiedRange', 'deliveryBox', 'savings'],
    figures: [
      claims.number(
        'savings',
        'Saved in a year',
        120_000,
        '₹',
        'against diesel, at 106 km and two charges a day',
        {
          qualifier: 'about',
          notation: 'lakh',
          decimals: 2,
          inSpecification: false,
          note: 'On running cost alone. About 70 % of it is left when money is put aside for the next battery.',
          claim: {
            result: 'runningSavingPerYear',
            // As for Major, but with this vehicle's battery; again more km a day than its typical range.
            inputs:
              'vehicle=manzil&against=diesel&km=106&days=300&fuelprice=97.92&economy=25&rivalmaintenance=0.75&kwh=8.47&efficiency=0.89&tariff=8&maintenance=0.12&battery=0',
            secondCharge: true,
          },
        },
      ),
      capacity.number('deliveryBox', 'Delivery box', 4.8, 'm³', 'closed body'),
      capacity.number(
        'comparisonPayload',
        'Payload',
        550,
        'kg',
        `${compared}, at a gross weight of 995 kg`,
        onlyCompared,
      ),
      dimensions.text('category', 'Vehicle category', 'L5N', 'central motor vehicle rules'),
      dimensions.number('grossVehicleWeight', 'Gross vehicle weight', 720, 'kg', 'highest permitted'),
      dimensions.number(
        'comparisonGrossVehicleWeight',
        'Gross vehicle weight',
        995,
        'kg',
        compared,
        onlyCompared,
      ),
      performance.number('topSpeed', 'Top speed', 50, 'km/h', 'on the level'),
      performance.number('certifiedRange', 'Certified range', 120, 'km', 'on the test bench'),
      performance.number('typicalRange', 'Typical range', 85, 'km', 'loaded, in mixed traffic'),
      performance.number('comparisonTypicalRange', 'Typical range', 100, 'km', compared, onlyCompared),
      performance.number('comparisonGradability', 'Gradability', 18, '%', compared, onlyCompared),
      battery.text('batteryType', 'Battery', 'Lithium iron phosphate', 'cell chemistry'),
      battery.number('batteryVoltage', 'Voltage', 60, 'V', 'nominal'),
      battery.number(
        'batteryCapacity',
        'Capacity',
        7.2,
        'kWh',
        'nominal, by our sheet; the comparison with rivals counts 12 kWh',
      ),
      battery.number('comparisonBatteryCapacity', 'Capacity', 12, 'kWh', compared, onlyCompared),
      motor.number('comparisonPeakPower', 'Peak power', 10.5, 'kW', compared, onlyCompared),
      motor.number('comparisonPeakTorque', 'Torque', 53, 'Nm', compared, onlyCompared),
      warranty.number('warranty', 'Warranty', 36, 'months', 'the quotation says what it covers'),
    ],
    innovationsHeading: 'Product innovation',
    innovations: [
      placed([45, 47], 'Rounded cab', 'No flat front for the wind and no corner for a scooter.', 'wind'),
      placed(
        [76, 46],
        'Light riveted body',
        'Flat panels in a light frame: one man can lift a panel, and a workshop can change it.',
        'body',
      ),
      placed(
        [69.5, 63.5],
        'Iron phosphate cells',
        'They bear heat and daily charging, and they hold no cobalt.',
        'battery',
      ),
      placed(
        [41, 58.5],
        'Light for the evening',
        'LED head lamp, and a lamp inside the body for finding the parcel.',
        'light',
      ),
      placed(
        [55, 53.5],
        'One key for all',
        'Ignition, cab and body share a key, and the key is numbered.',
        'shield',
      ),
      tile(
        'Rear doors held twice',
        'A rod locks each of the two doors above and below: they do not rattle.',
        'delivery',
      ),
    ],
    solutions: [
      tile('Room for tall goods', '4.8 cubic metres under one roof, for what is large and light.', 'load'),
      tile('Independent axle', 'Each rear wheel takes its own pothole.', 'axle'),
      tile(
        'Vehicle control unit with debugging system',
        'Faults are stored with date and reading for the mechanic.',
        'controller',
      ),
      tile('High capacity battery', '60 V lithium iron phosphate, sealed against water.', 'battery'),
      tile('Indigenous motor', 'Made in India, with every spare part in the country.', 'motor'),
      tile('Digital display', 'Charge in bars, and the range left in kilometres.', 'display'),
      tile('Advertising space', 'Three smooth panels of the body to letter or to let.', 'price'),
      tile('Comfortable cab', 'A door that shuts, a fan, and a seat with two positions.', 'comfort'),
      tile('Floor that drains', 'Two outlets at the rear; ice and milk do not stay.', 'storage'),
      tile('36 months of warranty', 'In writing, with the frame number and all that it covers.', 'warranty'),
    ],
    segmentNeeds: goodsNeeds,
    endUsers: pickupEndUsers,
    targetCustomers: cargoCustomers,
    comparison: {
      heading: 'Manzil beside two rivals',
      note: 'Sample comparison. Capacity, weight and range in this table are those stated for the comparison and differ from the specification above.',
      rival1: 'Rival 1',
      rival2: 'Rival 2',
      rows: [
        { figureKey: 'category', rival1Text: 'L5N', rival2Text: 'L5N' },
        { figureKey: 'batteryVoltage', rival1Number: 48, rival2Number: 48 },
        { figureKey: 'comparisonBatteryCapacity', rival1Number: 8, rival2Number: 7.37 },
        { figureKey: 'comparisonPeakPower', rival1Number: 9.55, rival2Number: 8 },
        { figureKey: 'comparisonPeakTorque', rival1Number: 45, rival2Number: 42 },
        { figureKey: 'comparisonGrossVehicleWeight', rival1Number: 975, rival2Number: 995 },
        { figureKey: 'comparisonPayload', rival1Number: 506, rival2Number: 550 },
        { figureKey: 'comparisonTypicalRange', rival1Number: 90, rival2Number: 80 },
        { figureKey: 'comparisonGradability', rival1Number: 17, rival2Number: 12 },
        { figureKey: 'topSpeed', rival1Number: 45, rival2Number: 50 },
      ],
    },
    questions: ['driving-range', 'battery-life', 'maintenance-cost-manzil', 'price-manzil'],
  },
};
