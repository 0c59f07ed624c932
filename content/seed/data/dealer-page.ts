import type { SeedGlobal } from '../seed-shapes.ts';
import { toRichText } from './to-rich-text.ts';

/** What the company offers to future dealers. */
export const dealerPage: SeedGlobal<'dealer-page'> = {
  heading: 'Sell what you can also repair',
  pitch: toRichText(`
An electric three-wheeler is sold once and looked after for years. We look for dealers who want both halves of that trade: a small clean showroom, and a workshop with two bays where a driver is back on the road the same afternoon.

You need no workshop for engines. What you need is a three-phase connection of about 10 kW, a dry corner for batteries, two mechanics willing to learn, and a good name in your town.

Fill in the form, or ring us between 9:30 am and 6:30 pm. Somebody who knows your state calls you back within two working days.
`),
  offers: [
    {
      title: 'A territory of your own',
      text: 'One dealer for a district or a part of a city, written into the agreement.',
      icon: 'shop',
    },
    {
      title: 'Training at the works',
      text: 'Two mechanics for six days: wiring, controller, battery, brakes. Food and stay are ours.',
      icon: 'student',
    },
    {
      title: 'Parts from the first day',
      text: 'A starting set of the 60 wear parts, and orders before noon leave the same day.',
      icon: 'tool',
    },
    {
      title: 'Demo vehicles',
      text: 'One passenger and one cargo vehicle for test rides, at dealer price.',
      icon: 'wheel',
    },
    {
      title: 'Finance papers',
      text: 'Files prepared for the banks and finance companies that lend on three-wheelers in your state.',
      icon: 'price',
    },
  ],
  vehicles: ['millo', 'mastee', 'major', 'manzil', 'marvel', 'marvelpro', 'mighty'],
};
