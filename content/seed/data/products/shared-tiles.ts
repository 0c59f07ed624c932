import { type SeedProduct, tile } from './product-figure.ts';

type Tiles = NonNullable<SeedProduct['solutions']>;

/** The five needs that every vehicle's page shows (specification, section 2). */
export const goodsNeeds: Tiles = [
  tile('Competitive rates', 'A price per kilometre that leaves something over after the EMI.', 'price'),
  tile(
    'Timely product delivery',
    'A date on the order form, and the vehicle in the yard on that date.',
    'delivery',
  ),
  tile('Efficient and quality product', 'Figures you can check on your own round.', 'quality'),
  tile('Prompt after sales service', 'A mechanic the same day, and the part on his shelf.', 'service'),
  tile(
    'Customized services',
    'Shelves, partitions, lettering, seat covers: built in before delivery.',
    'custom',
  ),
];

/** The same five needs, worded for a person who carries passengers. */
export const passengerNeeds: Tiles = [
  tile('Competitive rates', 'An EMI that the day’s fares pay, with something left over.', 'price'),
  tile(
    'Timely product delivery',
    'Number plate and papers ready with the vehicle, so that it earns from day one.',
    'delivery',
  ),
  tile(
    'Efficient and quality product',
    'Seats, floor and posts that stand six days of shifts a week.',
    'quality',
  ),
  tile(
    'Prompt after sales service',
    'Mended in the afternoon, back on the stand for the evening trains.',
    'service',
  ),
  tile('Customized services', 'Your colour, your route number, your association’s lettering.', 'custom'),
];

/** The same five needs, worded for a cyclist. */
export const cyclistNeeds: Tiles = [
  tile('Competitive rates', 'Less to buy than a scooter, and no petrol after that.', 'price'),
  tile('Timely product delivery', 'Assembled, checked and charged on the day agreed.', 'delivery'),
  tile(
    'Efficient and quality product',
    'A hub motor without belts or gears to adjust, and a sealed battery.',
    'quality',
  ),
  tile(
    'Prompt after sales service',
    'Tyres, brakes and chain at any cycle shop; motor and battery at the dealer.',
    'service',
  ),
  tile('Customized services', 'Fleet lettering, boxes and carriers for ten bicycles or more.', 'custom'),
];

/** The four groups of people who buy a cargo vehicle. */
export const cargoCustomers: Tiles = [
  tile('Individual', 'Shopkeepers, dairies, water suppliers, owner-drivers with their own rounds.', 'person'),
  tile('Government', 'Municipal waste rounds, parks, hospitals, ration supply.', 'government'),
  tile('Institutional', 'E-commerce companies, couriers, cold chains and factories with fleets.', 'building'),
  tile('Export', 'For left- and right-hand traffic, shipped complete or as kits.', 'globe'),
];

/** The twelve groups of people who buy an electric bicycle (specification, section 2). */
export const bicycleCustomers: Tiles = [
  tile('Urban commuters', 'Five to twelve kilometres to work, past the queue.', 'road'),
  tile('Eco-conscious consumers', 'No smoke, no noise, and your own legs do their part.', 'leaf'),
  tile('Tourists', 'Forts, ghats and beaches without a parking ticket.', 'tourist'),
  tile('Enthusiasts', 'A plain machine that you can open, understand and change.', 'star'),
  tile('Small business owners', 'Samples, tiffins and collections, for what walking costs.', 'shop'),
  tile('Recreational riders', 'The lake road on Sunday, with help on the way back.', 'wheel'),
  tile('Health and fitness enthusiasts', 'Pedal as much as you like; the motor takes the slope.', 'health'),
  tile('Senior citizens', 'A push when starting, and no weight to hold at the lights.', 'heart'),
  tile('Delivery personnel', 'Two batteries, two shifts, and no petrol to pay for.', 'delivery'),
  tile('Students', 'Hostel to campus, charged at the desk.', 'student'),
  tile('Corporate buyers', 'Pool bicycles between gate, plant and canteen.', 'building'),
  tile('Rural commuters', 'From the village to the bus road, where no auto waits.', 'rural'),
];

/** The groups of people who drive the pickups (specification, section 2). */
export const pickupEndUsers: NonNullable<SeedProduct['endUsers']> = [
  { text: '3 wheeler drivers', ageFrom: 20, ageTo: 65 },
  { text: 'Lower and middle income groups' },
];
