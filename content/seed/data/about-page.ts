import type { SeedGlobal } from '../seed-shapes.ts';
import { toRichText } from './to-rich-text.ts';

/** The company's story. Facts about the parent firm, mission, vision and values follow the specification, section 1. */
export const aboutPage: SeedGlobal<'about-page'> = {
  heading: 'From bus bodies to battery three-wheelers',
  story: toRichText(`
Pathika Electric was launched by Pathika Coach Works, a bus and truck body-building firm with over 75 years of experience and exposure in more than 30 countries. A body-builder learns one thing early: a vehicle is judged on the worst road of its route, not the best.

When the first e-rickshaws came into our yard for repair, the motors were sound and the bodies were not. Frames had cracked at the seat posts, floors had rusted from wet feet, and the battery stood in a tray that a pothole could empty. That was work we knew. So we drew a frame of our own, put the battery low between the axles, and built the first Mastee around it.

Today the same works near Ahmedabad makes a passenger e-rickshaw, an e-cart with two bodies, a pickup and a cargo vehicle of the L5N class, and three electric bicycles. Frames are welded on jigs, painted in the coach shop and driven over the works' own rough track before they are let out.

> We do not ask a driver to believe in electric. We ask him to write down his diesel for one week and bring us the paper.
`),
  picture: 'scene-factory-line-wide.webp',
  parentFacts: [
    {
      key: 'experience',
      label: 'Experience in body-building',
      min: 75,
      unit: 'years',
      qualifier: 'over',
      condition: 'Pathika Coach Works, the parent firm',
    },
    {
      key: 'countries',
      label: 'Exposure',
      min: 30,
      unit: 'countries',
      qualifier: 'over',
      condition: 'where bodies of the parent firm run',
    },
  ],
  mission:
    'World-class, eco-friendly electric mobility at a cost-effective price: a vehicle that a driver can buy on what he saves on fuel.',
  vision:
    'Zero-pollution transportation with social responsibility: clean air on the street, and a fair living for the one who drives on it.',
  values: [
    {
      title: 'Respect',
      text: 'For the driver who sits in it twelve hours, and for the one who welds it.',
      icon: 'heart',
    },
    {
      title: 'Accountability',
      text: 'Every frame carries a number, and the number leads to the people who made it.',
      icon: 'shield',
    },
    {
      title: 'Collaboration',
      text: 'Dealers and drivers try each change before it goes on the line.',
      icon: 'handshake',
    },
    {
      title: 'Excellence',
      text: 'It looks better the closer you look: seams, wiring, the way a door shuts.',
      icon: 'star',
    },
  ],
  needsHeading: 'What makes people think of an electric vehicle',
  needs: [
    {
      title: 'Coping with rising fuel prices',
      text: 'A unit of electricity costs much the same from month to month. Diesel and CNG do not.',
      icon: 'fuel',
    },
    {
      title: 'Less noise',
      text: 'No engine under the seat: a driver can talk, and a lane can sleep.',
      icon: 'noise',
    },
    {
      title: 'Home charging',
      text: 'No queue at the pump. It fills up while the family sleeps.',
      icon: 'home',
    },
    {
      title: 'Lower running and maintenance cost',
      text: 'No oil, no filters, no clutch. You pay for brake shoes, tyres and grease.',
      icon: 'tool',
    },
    {
      title: 'Zero tailpipe emissions',
      text: 'No smoke at the back, in the school lane or at the mandi.',
      icon: 'leaf',
    },
    {
      title: 'Tax and financial benefits',
      text: 'Lower GST than on a diesel vehicle, and in many states relief on road tax. Ask the dealer what holds in yours.',
      icon: 'tax',
    },
  ],
};
