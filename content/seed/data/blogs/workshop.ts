import { toArticle } from './to-article.ts';

/** Articles on choosing, driving, repairing and dealing. */
export const workshopArticles = [
  toArticle({
    key: 'tyre-pressure',
    title: 'Tyre pressure: the cheapest kilometres you can buy',
    description:
      'Twelve psi too little cost a Mastee 11 km a day. A gauge for ₹150 earns its price in a month.',
    picture: 'millo-half-body-3.webp',
    day: '2026-10-15',
    body: `
We took a Mastee that had lost range and changed nothing but the air in its tyres. It had 24 psi where 36 belonged. The next day it went 11 km further.

## Why it matters more with a battery

A diesel driver who runs on soft tyres pays a little more and does not notice. With a battery the tank is small. Every watt that goes into bending rubber is missing in the evening.

## What is right

The plate at the driver’s door names the pressure for front and rear, empty and loaded. As a rule the rear takes more, since it carries most of the weight. Measure in the morning before the first trip; a warm tyre shows 3 to 4 psi too much.

## A round in three minutes

1. Gauge on all three valves, and the spare once a month.
2. Look for nails and cuts while you kneel there anyway.
3. Feel the tread across: if one edge is lower, the wheel is out of line.
4. Spit on the valve. Bubbles mean a new core for ₹10.

## Signs of wrong pressure

- Worn at both shoulders: too little
- Worn in the middle: too much
- Worn on one side only: alignment, go to the dealer
- Saw teeth along the edge: overloaded, or a tired leaf spring

## Rotation

A three-wheeler has one front tyre that steers and two rear ones that push. Change the two rear ones over every 8,000 km. Do not put a half-worn rear tyre in front: grip at the front is what saves you in the wet.

Buy the gauge. Keep it under the bench. It is the only tool that pays you back each day.
`,
  }),
  toArticle({
    key: 'choosing-body',
    title: 'Full box or half tray? Choosing the body for your goods',
    description:
      'Weight, volume, weather and theft decide. Twelve trades and the body that suits each of them.',
    picture: 'millo-half-body-1.webp',
    day: '2026-08-27',
    body: `
Millo comes with two bodies on the same chassis. Changing later is possible, but costs a day and some money. Think of your worst day, not of your average one.

## Four questions

**How heavy, how bulky?** Cement, water and gas cylinders are heavy and small: the half tray with 0.5 cubic metres is full by weight long before it is full by volume. Bread, packets and mattresses are the other way round and want the 1.5 cubic metres of the box.

**Rain and dust?** Whatever is ruined by water goes in the box. A tarpaulin works, if you really tie it each time.

**Does it stand alone?** A driver who goes up four floors leaves the vehicle for ten minutes, sixty times a day. Then a lock is worth more than a low price.

**Who loads?** Sacks are thrown in from the side: tray. Packets are sorted standing behind the door: box.

## By trade

- Vegetables to the stall: tray
- Milk in cans: tray, with a rail
- Milk in pouches: box, with crates
- Water jars: tray
- Courier and e-commerce: box
- Gas cylinders: tray, with chain and the dealer’s permission papers
- Bakery: box with shelves
- Laundry: box with a rod
- Municipal waste: tray with tipping bin
- Hardware and pipes: tray, with a red flag on what stands out
- Medicines: box, insulated
- Furniture: neither; look at Major

## What the box costs

It weighs more and stands in the wind. Expect three to five kilometres less on a charge. In return the panels can be lettered, or let.

## Have it built in

Shelves, rods, rails and partitions are best fitted before delivery, when the floor is open. Bring the thing you carry most. We measure it in the yard.
`,
  }),
  toArticle({
    key: 'dealer-workshop',
    title: 'Two bays and a dry corner: setting up an EV workshop',
    description:
      'What a dealer’s workshop needs on the first day, what can wait, and what to keep well away from batteries.',
    picture: 'scene-battery-motor-square.webp',
    day: '2025-12-11',
    body: `
A dealership lives from its workshop. Sales come in waves; a driver with a broken lamp comes every morning. The good news is that there is little to buy.

## The room

Two bays of 4 by 3 metres, level, with a pit or a two-post lift in one. Light from both sides. A floor that can be washed. A separate corner of about 6 square metres for batteries: dry, shaded, with air, a metal shelf and no thoroughfare.

## Current

A three-phase connection of about 10 kW is enough for two chargers, compressor and lift. Every socket with its own MCB and RCCB. Earth below 5 ohms, measured once a year and written on the wall.

## First-day tools

1. Insulated set of spanners and screwdrivers, 1,000 V
2. Multimeter and clamp meter, with their own calibration slips
3. Diagnostic cable and a laptop
4. Torque wrench up to 120 Nm
5. Insulating gloves, goggles, a wooden or plastic hook
6. Trolley jack and four stands
7. Compressor with gauge

That is a little over a lakh, as of December 2025. The lift can wait half a year.

## Safety on one page

Before any work on the battery: key out, main plug out, wait five minutes, measure zero. Nobody works on it alone. No ring, no chain, no watch. A class D or clean-agent extinguisher and two buckets of sand stand at the door, not at the back.

## People

Two mechanics. One should have worked on wiring before, the other on brakes and axles. We train both for six days at the works. The third person, and the most important, is the one at the desk: who writes the complaint down in the driver’s own words.

## Away from batteries

Welding, grinding, spray paint and the chai stove. All four have to be on the other side of a wall.
`,
  }),
  toArticle({
    key: 'test-ride',
    title: 'Twenty minutes on a test ride: what to look for',
    description:
      'Load it, climb with it, brake with it, and look underneath. A list to take along to any dealer, ours or another’s.',
    picture: 'mastee-yellow-2.webp',
    day: '2026-05-02',
    body: `
Anybody can drive round the block and say that it is quiet. Use the twenty minutes better. This list works for every make, and we mean that.

## Standing still

- Press down each corner. It should come up once and stay.
- Open and shut what can be opened and shut, five times.
- Look under the floor with the torch of your phone: welds all the way round, cables clipped every hand’s breadth, no bare ends.
- Where is the battery? How is it held? Could a stone reach it?

## With load

Bring three friends, or sacks. An empty vehicle tells you nothing. Start on a slope, stop, start again. It should neither roll back nor jerk.

## On the road

1. Brake firmly at 20 km/h. It should stay straight with both hands light on the bar.
2. Drive a figure of eight at walking speed. Listen for knocks.
3. Take the worst lane you know, at the speed you would really take it.
4. Hold full speed for two minutes, then put your palm on each hub. One hotter than the others means a brake that drags.

## Sit where they sit

Ride in the back for five minutes. Where do your knees go, where does your hand look for a rail, can you get out on the kerb side? Your customers will not tell you; they will take the next vehicle.

## At the desk

Ask for the price in lines: vehicle, charger, insurance, registration, accessories. Ask what the warranty leaves out. Ask for the telephone number of a customer who bought more than a year ago, and ring him from outside.

Then go home and sleep on it. A good vehicle is still good tomorrow.
`,
  }),
  toArticle({
    key: 'e-bike-commute',
    title: 'The e-bike to work: a month’s diary',
    description:
      'Eleven kilometres each way, 22 working days, eleven full charges. A sample diary from the eastern side of Ahmedabad.',
    picture: 'marvel-pro-1.webp',
    day: '2025-08-14',
    body: `
*A sample diary, put together from several test riders.*

Eleven kilometres from Nikol to the office, the same back. Before that it was a scooter and about ₹990 of petrol a month.

## First week

I ride too fast and charge too often. On Tuesday I learn that the motor helps only while I pedal; on Wednesday that this is enough. The way takes 38 minutes, against 33 by scooter. At the railway crossing I am ahead of everybody.

## Second week

One charge lasts two days: 44 km, and the last three of them slowly. I take the battery off at the office and put it under the desk. It fills while I work, and nobody has noticed.

Rain on Thursday. Mudguards work, my trousers know it. I buy a cape.

## Third week

A puncture at Virat Nagar. The cycle shop mends it for ₹30 without asking what the thick hub is. I had feared that most.

On Friday I switch the motor off and try. It is a heavy bicycle, but it is a bicycle. I get home.

## Fourth week

The basket carries more than I thought: laptop, tiffin, two kilos of tomatoes. I have stopped looking at the range. I have also stopped looking for parking.

## The sum

- 22 days, 484 km
- 11 full charges
- One puncture, ₹30
- Petrol not bought, at 50 km to the litre: about ₹990

## What I would tell a friend

Wear a helmet, also for short ways. Lock the frame, not the wheel. Pump the tyres on Sunday. And take the road behind the school: it is 400 metres longer and nobody hoots.

Who has more than 17 km each way on a Marvel Pro, or carries a second person, should look for something else.
`,
  }),
];
