import type { SeedGlobal } from '../seed-shapes.ts';

/** Texts and figures of the home page; the benefits and statistics are from the specification, section 9. */
export const homePage: SeedGlobal<'home-page'> = {
  introduction: {
    heading: 'A three-wheeler that earns from the first kilometre',
    text: 'A driver who spends ₹300 a day on CNG spends about ₹73 on electricity for the same 100 km. Everything on our vehicles follows from that: a battery that lasts the shift, a body that carries what the trade carries, and a workshop that has the part.',
    sellingPoints: [
      {
        title: 'Electricity for about 73 paise a kilometre',
        text: 'One full charge of Mastee or Millo takes about 8.67 units from the socket and gives 90 to 100 km. At ₹8 a unit that is ₹69.',
        icon: 'savings',
      },
      {
        title: 'Built by body-builders',
        text: 'The frame and panels come from Pathika Coach Works, which has built bus and truck bodies for over 75 years. Frames are welded on jigs, and any one panel can be changed by itself.',
        icon: 'body',
      },
      {
        title: 'Charges where it sleeps',
        text: 'A 15 ampere socket in the yard is enough. Plug in after the evening round and the vehicle is ready before the milk is out.',
        icon: 'home',
      },
    ],
  },
  benefits: {
    heading: 'What you can count on',
    text: 'These figures hold for our e-rickshaw and e-cart. Each says what it depends on, because a figure without its condition is only half a promise.',
    figures: [
      {
        key: 'mileage',
        label: 'Mileage per charge',
        min: 90,
        max: 100,
        unit: 'km',
        condition: 'typical, city traffic, battery in good health',
      },
      {
        key: 'chargingTime',
        label: 'Charging time',
        min: 8,
        max: 10,
        unit: 'h',
        condition: 'from empty, 15 A home socket, charger supplied',
      },
      {
        key: 'maximumSpeed',
        label: 'Maximum speed',
        min: 25,
        unit: 'km/h',
        condition: 'limit of the e-rickshaw and e-cart class; ours run at 24',
      },
      {
        key: 'gradient',
        label: 'Gradient',
        min: 7,
        unit: 'degrees',
        condition: 'climbed with full load, dry road',
      },
      {
        key: 'passengerVersion',
        label: 'Passenger version',
        min: 4,
        unit: 'passengers',
        text: '+ 1 driver + 40 kg luggage',
        condition: 'seating and luggage limit of the class',
      },
      {
        key: 'cargoVersion',
        label: 'Cargo version',
        min: 310,
        unit: 'kg',
        text: 'cargo + 1 driver',
        condition: 'goods limit of the e-cart class; goods and driver stay within Millo’s 380 kg',
      },
    ],
  },
  statistics: [
    {
      key: 'uptime',
      label: 'Days on the road',
      min: 99,
      unit: '%',
      condition: 'sample figure: days in service out of days planned, first year',
    },
    {
      key: 'partsInStock',
      label: 'Wear parts in stock',
      min: 99,
      unit: '%',
      condition: 'sample figure: orders by dealers filled the same day',
    },
    {
      key: 'chargesComplete',
      label: 'Charges without a fault',
      min: 99,
      unit: '%',
      condition: 'sample figure: overnight charges ended full, per telematics',
    },
  ],
  headings: {
    range: 'Our vehicles, one by one',
    testimonials: 'What owners tell us',
    gallery: 'On the road and in the works',
    news: 'Worth reading before you buy',
    questions: 'Four questions everybody asks',
    statistics: 'Quick statistics (sample figures)',
  },
};
