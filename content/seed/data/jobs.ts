import type { SeedEntry } from '../seed-shapes.ts';
import { toRichText } from './to-rich-text.ts';

interface Position {
  key: string;
  position: string;
  department: string;
  qualification: string;
  experience: string;
  openings: number;
  location?: string;
  postedDay: string;
  description: string;
}

const toJob = ({ key, postedDay, description, location, ...rest }: Position): SeedEntry<'jobs'> => ({
  key,
  data: {
    ...rest,
    location: location ?? 'Sanand, Ahmedabad area',
    description: toRichText(description),
    open: true,
    postedAt: `${postedDay}T03:30:00.000Z`,
    isSample: true,
  },
});

/** Sample positions, all in the Ahmedabad area. */
export const jobs: SeedEntry<'jobs'>[] = [
  toJob({
    key: 'assembly-technician',
    position: 'Assembly technician',
    department: 'Production',
    qualification: 'ITI, fitter or mechanic motor vehicle',
    experience: '1 to 3 years',
    openings: 6,
    postedDay: '2026-11-16',
    description: `You put vehicles together at one of eight stations: axle, battery, wiring, cab, body. After three months you know two stations, after a year five.

## Your work

- Fit parts by the sheet, with the torque that is written there, and sign for it
- Report what does not fit before it is forced
- Keep your station so that the next shift can start

## What we ask for

Steady hands, reading of simple drawings in Gujarati, Hindi or English, and readiness for two shifts. Bus from Ahmedabad and canteen are free.`,
  }),
  toJob({
    key: 'battery-engineer',
    position: 'Battery engineer',
    department: 'Research and development',
    qualification: 'B.E. or B.Tech., electrical or electronics',
    experience: '3 to 5 years',
    openings: 1,
    postedDay: '2026-11-09',
    description: `You are responsible for the packs of 48 and 60 V: choice of cells, protection, temperature, life. You have a test bench with eight channels and a climate chamber, and you are the one who says when a cell is not good enough.

## Your work

- Write test plans and run them, from incoming inspection to abuse tests
- Read field data from telematics and find the pack that will fail next month
- Work with suppliers on cells and management systems

## What we ask for

Practice with lithium iron phosphate, CAN, and a scripting language for data. Knowledge of the Indian battery safety standards is needed.`,
  }),
  toJob({
    key: 'service-engineer',
    position: 'Field service engineer',
    department: 'After sales',
    qualification: 'Diploma, automobile or electrical',
    experience: '2 to 4 years',
    openings: 3,
    location: 'Ahmedabad area, with travel in Gujarat',
    postedDay: '2026-10-28',
    description: `You look after twelve dealer workshops. You are there when a fault comes twice, and you teach the mechanic so that it does not come a third time.

## Your work

- Two visits a month to each workshop, with a written list
- Decide on warranty cases by the next working day
- Bring back from the field what design should change

## What we ask for

Multimeter and CAN reader are familiar to you, you drive a three-wheeler, and you can explain without making anybody small. About twelve nights a month away from home.`,
  }),
  toJob({
    key: 'weld-fixture-designer',
    position: 'Weld fixture designer',
    department: 'Body engineering',
    qualification: 'Diploma or B.E., mechanical or tool design',
    experience: '4 to 7 years',
    openings: 1,
    postedDay: '2026-10-12',
    description: `Our frames are welded on jigs that we design and build. You draw them, see them made in the tool room and stand beside the welder when the first frame comes off.

## Your work

- Fixtures and gauges for frames, cabs and boxes
- Tolerance chains from the jig to the hung door
- Measuring of first parts, with a written release

## What we ask for

Solid modelling, sheet metal and MIG welding in practice. Whoever has built bus bodies begins with a head start.`,
  }),
  toJob({
    key: 'quality-inspector',
    position: 'Quality inspector, final check',
    department: 'Quality',
    qualification: 'Diploma, any engineering branch',
    experience: '1 to 2 years',
    openings: 2,
    postedDay: '2026-09-30',
    description: `You are the last one to touch a vehicle before the customer does. You drive it over the rough track, put it under the shower, and go through 84 points. What you do not sign does not leave.

## Your work

- Final check and test drive, about nine vehicles a shift
- Entry of faults with picture and station
- Ten minutes with the line each morning on the faults of the day before

## What we ask for

Good eyes, driving licence for three-wheelers, and the character to say no on the last day of the month.`,
  }),
  toJob({
    key: 'dealer-manager',
    position: 'Dealer development manager',
    department: 'Sales',
    qualification: 'Graduate; MBA welcome',
    experience: '5 to 8 years',
    openings: 1,
    location: 'Ahmedabad area, with travel in western India',
    postedDay: '2026-09-15',
    description: `You find dealers in Gujarat, Rajasthan and Maharashtra, and you stay with them until the first hundred vehicles are sold and serviced.

## Your work

- Judge places and people: location, workshop, capital, name in the town
- Work out the dealer’s first two years with him, honestly
- Open eight to ten outlets a year

## What we ask for

Experience with three-wheeler, tractor or two-wheeler dealers, Hindi and Gujarati or Marathi, and a driving licence.`,
  }),
  toJob({
    key: 'embedded-developer',
    position: 'Embedded software developer',
    department: 'Research and development',
    qualification: 'B.E. or B.Tech., electronics or computer science',
    experience: '2 to 5 years',
    openings: 2,
    postedDay: '2026-08-24',
    description: `You write the software of the vehicle control unit of Major and Manzil, and of the telematics box of Major: what the pedal asks, what the motor gives, and what is stored when something goes wrong.

## Your work

- C on microcontrollers, CAN, update over the air
- Tests on the bench before any vehicle moves
- Reading of fault memories together with after sales

## What we ask for

Clean C, version control as a habit, and an interest in standing in the yard with a laptop when it rains.`,
  }),
  toJob({
    key: 'accounts-executive',
    position: 'Accounts executive, GST and receivables',
    department: 'Finance',
    qualification: 'B.Com. or M.Com.',
    experience: '2 to 4 years',
    openings: 1,
    location: 'Ashram Road, Ahmedabad area',
    postedDay: '2026-07-20',
    description: `You keep the accounts of our dealers straight: invoices, advances, credit notes for warranty work, and the returns on their dates.

## Your work

- GST returns and reconciliation each month
- Dealer ledgers, with a call before it becomes a reminder
- Support at the yearly audit

## What we ask for

Two full years with GST in a company that makes things, accounting software, and a friendly voice on the phone.`,
  }),
  toJob({
    key: 'painter',
    position: 'Spray painter',
    department: 'Paint shop',
    qualification: 'ITI, painter general, or proven practice',
    experience: '3 to 6 years',
    openings: 2,
    postedDay: '2026-06-30',
    description: `Yellow, white and green every day, and the colour of a customer’s association every week. You spray in a booth with supplied air, by day, one shift.

## Your work

- Preparation, primer, base and clear coat on cabs and panels
- Mixing of colours by formula and by eye
- Repair of damage from transport

## What we ask for

A sample panel that you spray here in two hours. It says more than a certificate. Mask, suit and a yearly medical check are ours.`,
  }),
  toJob({
    key: 'apprentice',
    position: 'Apprentice, electric vehicle mechanic',
    department: 'Training',
    qualification: '10th pass; ITI in progress welcome',
    experience: 'None needed',
    openings: 10,
    postedDay: '2026-06-10',
    description: `One year, four departments, a stipend under the Apprentices Act and a certificate at the end. Most of those who finish stay with us or with a dealer.

## What you learn

- Three months each on the line, in wiring, at the test track and in a dealer’s workshop
- Safe work on 48 and 60 V
- Reading a drawing, a wiring plan and a customer

## What we ask for

You are 18 by the first of July, you come on time, and you want to know why.`,
  }),
];
