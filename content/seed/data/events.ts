import type { SeedEntry } from '../seed-shapes.ts';
import { toRichText } from './to-rich-text.ts';

interface SampleEvent {
  key: string;
  title: string;
  /** The first 15 characters must say enough, because lists show no more. */
  description: string;
  place: string;
  picture: string;
  /** Day of the event in India, or the first day if there are several. */
  day: string;
  /** The last day if there are several. */
  lastDay?: string;
  info: string;
}

const toEvent = ({
  key,
  title,
  description,
  place,
  picture,
  day,
  lastDay,
  info,
}: SampleEvent): SeedEntry<'events'> => ({
  key,
  data: {
    title,
    description,
    place,
    picture,
    date: `${day}T03:30:00.000Z`,
    ...(lastDay ? { endsOn: `${lastDay}T03:30:00.000Z` } : {}),
    info: toRichText(info),
    isSample: true,
  },
});

/** Sample events, past and future. */
export const events: SeedEntry<'events'>[] = [
  toEvent({
    key: 'republic-day-drive-2027',
    title: 'Republic Day drive with forty e-rickshaws',
    description:
      'Forty in a row: owners drive from the riverfront to Teen Darwaza, with a stop for tea and a battery check.',
    place: 'Sabarmati Riverfront, Ahmedabad',
    picture: 'scene-morning-street-wide.webp',
    day: '2027-01-26',
    info: `Owners of a Mastee or Millo meet at half past seven at the riverfront, flags on the mirrors. The column goes at walking speed through the old city and ends at Teen Darwaza.

## Programme

1. 7:30 am: meeting, tyre and brake check by our mechanics
2. 8:15 am: start, after the flag
3. 9:30 am: tea, and a reading of each battery with a printed slip
4. 10:30 am: end

Register with your dealer. There is room for forty vehicles. If you ride along on an e-bike, please wear a helmet.`,
  }),
  toEvent({
    key: 'rajkot-test-rides-2026',
    title: 'Test rides with load in Rajkot',
    description:
      'Bring your load to two days with Major and Manzil on the ring road, or drive Major with our sacks.',
    place: 'Race Course Ground, Rajkot',
    picture: 'scene-warehouse-dock-wide.webp',
    day: '2026-12-18',
    lastDay: '2026-12-19',
    info: `Bring your goods, or have Major loaded with our sand sacks: 100, 300 or 480 kg. You drive a loop of 9 km with a flyover, a stretch of broken road and a straight where the vehicle may run its 50 km/h.

Afterwards you see on the screen what the loop has taken from the battery, in units and in rupees. No order is asked for on the spot.

Hours: 9 am to 6 pm on both days. Bring your driving licence.`,
  }),
  toEvent({
    key: 'surat-service-camp-2026',
    title: 'Winter service camp for all models, Surat',
    description:
      'Free check-up: brakes, cells and wiring; wear parts at cost. Come with a charge of two bars.',
    place: 'Dealer workshop, Udhna, Surat',
    picture: 'scene-battery-motor-near.webp',
    day: '2026-12-05',
    info: `Four mechanics from the works come for a day. They check 22 points, from the joint of the steering to the reading of each group of cells, and write them on a slip.

- Brake shoes, cables and bulbs at cost
- Update of the control unit for Major and Manzil
- Tyres balanced and changed over

Come with about two bars of charge, so that the cells can be read properly. It takes 40 minutes; there is chai.`,
  }),
  toEvent({
    key: 'vadodara-dealer-opening-2026',
    title: 'New dealer in Vadodara opens showroom and two workshop bays',
    description:
      'Doors are open: showroom on the Makarpura road, with parts counter and workshop in the yard.',
    place: 'Makarpura Road, Vadodara',
    picture: 'scene-show-stand-near.webp',
    day: '2026-10-23',
    info: `The first customers came before the ribbon was cut: two drivers with a brake cable. They were served first, and the speeches had to wait.

The showroom holds five vehicles. In the yard are two bays, a dry battery corner and a charger that customers may use while they wait.

The opening week brought 31 test rides and nine orders, six of them for Millo with the closed box.`,
  }),
  toEvent({
    key: 'driver-training-2026',
    title: 'Training day for first-time e-rickshaw drivers',
    description: '24 new drivers: wiring, water, tyres and accounts in six hours at the works.',
    place: 'Works, Sanand',
    picture: 'scene-factory-line-wide.webp',
    day: '2026-09-12',
    info: `Twenty-four drivers, seven of them women, spent a Saturday on our test track and in the canteen.

## What they practised

- Starting on the ramp with five people aboard
- Braking on wet iron covers
- Reading the display, and what to do at each sign
- A daily account on one page: kilometres, units, fares

The next day of this kind is planned for the spring. Ask your dealer for a place.`,
  }),
  toEvent({
    key: 'monsoon-check-2026',
    title: 'Monsoon check before the rains',
    description:
      'Ready for rain: seals, drain holes and wipers looked at on one weekend, in all our workshops.',
    place: 'All workshops in Gujarat',
    picture: 'scene-charging-point-square.webp',
    day: '2026-06-06',
    lastDay: '2026-06-07',
    info: `On the first weekend of June all workshops checked vehicles for the rains without an appointment. 212 came; 47 had a blocked drain hole, 30 a torn seal, and one a family of mice in the box for the charger.

Seals and wiper blades were fitted at cost. Those who missed it can still come: the check takes 20 minutes.`,
  }),
  toEvent({
    key: 'campus-ride-2026',
    title: 'Campus ride: fifty students on e-bikes',
    description: 'Hostel to class and back: one day on Marvel, Marvel Pro and Mighty.',
    place: 'University campus, Gandhinagar',
    picture: 'marvel-1.webp',
    day: '2026-02-20',
    info: `Fifty students rode our e-bikes for a day and wrote down what they thought. The motor got nine out of ten, the saddle six. We have changed the saddle.

Most asked for two things: a lock that holds the battery, and a carrier for a friend. The first comes; the second the law forbids on a bicycle of this class.`,
  }),
  toEvent({
    key: 'fleet-day-2025',
    title: 'Fleet day for couriers and e-commerce hubs',
    description: 'Charge at night in one yard: twenty vehicles, telematics and the price of a drop.',
    place: 'Logistics park, Aslali',
    picture: 'scene-warehouse-dock-square.webp',
    day: '2025-11-27',
    info: `Managers of eleven hubs looked at one question: how does one charge twenty vehicles in one yard without a new transformer?

The answer was a plan on paper: three groups, four hours each, from ten at night. The load stays under 25 kW. We gave the sheet to all who came; ask sales for a copy.

In the afternoon each guest drove a round of six stops with a loaded Major.`,
  }),
  toEvent({
    key: 'self-help-group-2025',
    title: 'Twelve Mastees for a women’s self-help group',
    description: 'After training: keys handed over to twelve drivers who had learnt for a month.',
    place: 'Anand district',
    picture: 'mastee-green-1.webp',
    day: '2025-08-15',
    info: `On Independence Day twelve drivers of a self-help group took over their vehicles. They had trained for a month, on our track and then on the road to the dairy.

The group shares one charging yard with twelve sockets and a night guard. Each driver pays back from the fares; the books are kept by two of them in turn.

Routes: village to dairy in the morning, school at noon, market in the evening.`,
  }),
  toEvent({
    key: 'battery-open-day-2025',
    title: 'Open day: inside a battery',
    description: 'Lid off, tools out: a pack taken apart cell by cell on the table, with questions allowed.',
    place: 'Works, Sanand',
    picture: 'scene-battery-motor-wide.webp',
    day: '2025-04-19',
    info: `A hundred and sixty visitors stood round a table on which a Manzil’s pack of 7.2 kWh was taken apart. What most had not known: the cells are the smaller part of the work. Busbars, fuses, sensors and the sealed case take longer.

Children could weigh one cell in each hand and guess which was full. Nobody can.`,
  }),
  toEvent({
    key: 'auto-show-2024',
    title: 'The whole range at the Sample Auto Show 2024',
    description: 'Seven models on one stand for four days, and a queue for the e-bikes.',
    place: 'Exhibition centre, Gandhinagar',
    picture: 'scene-show-stand-wide.webp',
    day: '2024-09-20',
    lastDay: '2024-09-23',
    info: `All seven models on one stand, six three-wheelers in a row and three bicycles before them, and a test track of 120 metres behind the hall. On the second day the queue for the e-bikes reached the tea stall.

Pictures by theme and the films of the media are on [the page of the show](/auto-show-2024).`,
  }),
  toEvent({
    key: 'manzil-launch-2024',
    title: 'Manzil is shown for the first time',
    description: 'The light L5N with the rounded cab stands before dealers from six states.',
    place: 'Ahmedabad',
    picture: 'manzil-1.webp',
    day: '2024-08-24',
    info: `Dealers from six states walked round the vehicle for a quarter of an hour before anybody spoke. The first question was about the door on the kerb side, the second about the price of the windscreen.

Manzil is the light one of the two L5N vehicles: 60 V lithium iron phosphate, 120 km certified, 50 km/h.`,
  }),
];
