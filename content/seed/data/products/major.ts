import type { SeedEntry } from '../../seed-shapes.ts';
import { inGroup, placed, tile } from './product-figure.ts';
import { cargoCustomers, goodsNeeds, pickupEndUsers } from './shared-tiles.ts';

const claims = inGroup('claims');
const capacity = inGroup('capacity');
const dimensions = inGroup('dimensions');
const performance = inGroup('performance');
const battery = inGroup('battery');
const motor = inGroup('motor');
const chassis = inGroup('chassis');
const equipment = inGroup('equipment');
const warranty = inGroup('warranty');

// More km a day than the typical range: at these prices a saving of 1.20 lakh needs that distance.
const claimInputs =
  'vehicle=major&against=diesel&km=115&days=300&fuelprice=97.92&economy=25&rivalmaintenance=0.75&kwh=12&efficiency=0.89&tariff=8&maintenance=0.12&battery=0';

/** Pickup of class L5N with half load body. */
export const major: SeedEntry<'products'> = {
  key: 'major',
  data: {
    key: 'major',
    name: 'Major',
    plateName: 'MAJOR',
    line: 'Electric pickup, L5N',
    kind: 'pickup',
    menuGroup: 'Cargo',
    metaKey: 'productmajor',
    tagline: '480 kg, at the speed of the road',
    summary:
      'Major is for rounds that leave the lanes: warehouse to town, mandi to market, depot to fifty shops. It has a cab with doors, hydraulic brakes and two speeds, keeps up at 50 km/h, and is full again after four hours at its charger.',
    breadcrumbParent: 'Our Products',
    heroPicture: 'major-1.webp',
    innovationPicture: 'major-1.webp',
    bannerPicture: 'scene-village-road-wide.webp',
    pictures: ['major-1.webp', 'major-2.webp'],
    turntable: 'turntable-major.avif',
    gallery: [
      'scene-warehouse-dock-near.webp',
      ...[2, 3, 4, 5].map((number) => `major-gallery-${number}.webp`),
    ],
    headlineFigures: ['payload', 'deliveryBox', 'savings'],
    figures: [
      claims.number(
        'savings',
        'Saved in a year',
        120_000,
        '₹',
        'against diesel, at 115 km and two charges a day',
        {
          notation: 'lakh',
          decimals: 2,
          inSpecification: false,
          note: 'On running cost alone. Put money aside for the next battery, and about half is left.',
          claim: { result: 'runningSavingPerYear', inputs: claimInputs, secondCharge: true },
        },
      ),
      claims.number(
        'maintenanceCost',
        'Maintenance cost',
        12,
        'paise/km',
        'at 115 km a day on 300 days, without accidents',
        {
          inSpecification: false,
          claim: { result: 'maintenancePaisePerKm', inputs: claimInputs, secondCharge: true },
        },
      ),
      capacity.number('payload', 'Payload', 550, 'kg', 'half load body, driver included'),
      capacity.number('deliveryBox', 'Delivery box', 4.8, 'm³', 'with closed box'),
      capacity.text('tray', 'Tray', '1,830 × 1,450 × 415 mm', 'half load body, inside'),
      dimensions.text('category', 'Vehicle category', 'L5N', 'central motor vehicle rules'),
      dimensions.text(
        'dimensions',
        'Length × width × height',
        '3,400 × 1,460 × 1,800 mm',
        'outside, unladen',
      ),
      dimensions.number('wheelBase', 'Wheel base', 2190, 'mm'),
      dimensions.number('kerbWeight', 'Kerb weight', 445, 'kg'),
      dimensions.number(
        'grossVehicleWeight',
        'Gross vehicle weight',
        995,
        'kg',
        'highest permitted: kerb weight and payload',
      ),
      performance.number('topSpeed', 'Top speed', 50, 'km/h', 'on the level'),
      performance.number('certifiedRange', 'Certified range', 140, 'km', 'on the test bench'),
      performance.number('typicalRange', 'Typical range', 100, 'km', 'loaded, in mixed traffic'),
      performance.number('gradeability', 'Gradeability', 10, 'degrees', 'with full load'),
      performance.number('comparisonGradability', 'Gradability', 18, '%', 'in the comparison with rivals', {
        inSpecification: false,
      }),
      battery.text('batteryType', 'Battery', 'Lithium iron phosphate', 'cell chemistry'),
      battery.number('batteryVoltage', 'Voltage', 60, 'V', 'nominal'),
      battery.number('batteryCapacity', 'Capacity', 12, 'kWh', 'nominal'),
      battery.number('chargingTime', 'Charging time', 4, 'h', 'from empty, charger supplied'),
      motor.number('peakPower', 'Peak power', 10.5, 'kW'),
      motor.number('peakTorque', 'Torque', 53, 'Nm', 'peak, at the motor'),
      motor.text('transmission', 'Transmission', '2 speed'),
      chassis.text('brakes', 'Brakes', 'Hydraulic'),
      equipment.text('telematics', 'Telematics and GPS', 'Yes'),
      warranty.number('warranty', 'Warranty', 36, 'months', 'the quotation says what it covers'),
    ],
    innovationsHeading: 'Product innovation',
    innovations: [
      placed(
        [56, 46],
        'Cab from the coach shop',
        'Two full doors, a laminated windscreen and seals, so dust and rain stay outside.',
        'body',
      ),
      placed(
        [69.5, 57.5],
        'Battery between the axles',
        'Low, boxed in, out in twenty minutes for service.',
        'battery',
      ),
      placed(
        [79, 40],
        'Body on eight bolts',
        'Half load body, closed box or tipper: changed in the workshop, not in the works.',
        'custom',
      ),
      placed(
        [79.5, 60.5],
        'Two speeds',
        'At the rear axle: low for a loaded ramp, high for the ring road.',
        'gear',
      ),
      placed([33, 36], 'Digital display', 'Charge, speed and the nearest service date.', 'display'),
      tile(
        'Brakes that give back',
        'Lifting the foot returns charge to the pack and spares the shoes.',
        'brake',
      ),
    ],
    solutions: [
      tile('Cloud telematics', 'Place, charge and faults of each vehicle on the owner’s phone.', 'cloud'),
      tile('Independent axle', 'Each rear wheel takes its own pothole; the load stays level.', 'axle'),
      tile(
        'Vehicle control unit with debugging system',
        'Stores what happened before a fault; the mechanic reads it instead of guessing.',
        'controller',
      ),
      tile('High capacity battery', '12 kWh lithium iron phosphate, for about 100 km loaded.', 'battery'),
      tile('Four-hour charging', 'Empty at noon, full for the evening round.', 'charge'),
      tile('Hydraulic brakes', 'Short, even stops with 480 kg behind the seat.', 'brake'),
      tile('Indigenous motor', '10.5 kW peak and 53 Nm, wound and tested in India.', 'motor'),
      tile(
        'Noise taken out',
        'Motor and gearbox hang in rubber: the cab is quiet enough to hear a horn behind.',
        'noise',
      ),
      tile('Comfortable cab', 'Adjustable seat, fan, phone holder and a socket for it.', 'comfort'),
    ],
    segmentNeeds: goodsNeeds,
    endUsers: pickupEndUsers,
    targetCustomers: cargoCustomers,
    comparison: {
      heading: 'Major beside two rivals',
      note: 'Sample comparison. The rivals are not named, and no source of their figures is published.',
      rival1: 'Rival 1',
      rival2: 'Rival 2',
      rows: [
        { figureKey: 'category', rival1Text: 'L5N', rival2Text: 'L5N' },
        { figureKey: 'batteryVoltage', rival1Number: 48, rival2Number: 48 },
        { figureKey: 'batteryCapacity', rival1Number: 8, rival2Number: 7.37 },
        { figureKey: 'peakPower', rival1Number: 9.55, rival2Number: 8 },
        { figureKey: 'peakTorque', rival1Number: 45, rival2Number: 42 },
        { figureKey: 'grossVehicleWeight', rival1Number: 975, rival2Number: 995 },
        { figureKey: 'payload', rival1Number: 506, rival2Number: 550 },
        { figureKey: 'typicalRange', rival1Number: 90, rival2Number: 80 },
        { figureKey: 'comparisonGradability', rival1Number: 17, rival2Number: 12 },
        { figureKey: 'topSpeed', rival1Number: 45, rival2Number: 50 },
      ],
    },
    questions: ['load-capacity', 'maintenance-cost-major', 'quick-charging', 'price-major'],
  },
};
