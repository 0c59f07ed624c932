import type { Figure } from '../../data/figure.ts';
import type { HomeWords } from '../../data/home.ts';
import type { Question } from '../../data/questions.ts';
import type { HomeBanner } from './load-home.ts';

/** What the home page shows where a read failed or nothing is stored: the fixed content of the specification. */

export const defaultBanner: HomeBanner = {
  heading: 'Electric three-wheelers that earn every day',
  descriptionHtml: '<p>For passengers and for cargo, charged at home.</p>',
  picture: null,
  product: null,
  figure: null,
};

const figure = (
  key: string,
  label: string,
  value: string,
  unit: string,
  condition: string,
  note = '',
): Figure => ({
  key,
  label,
  value,
  unit,
  unitPosition: 'after',
  note,
  condition,
});

// Specification, section 9: benefits.
const benefits = [
  figure('mileage', 'Mileage', '90 to 100', 'km', 'per charge'),
  figure('chargingTime', 'Charging time', '8 to 10', 'h', 'from empty to full'),
  figure('maximumSpeed', 'Maximum speed', '25', 'km/h', 'three-wheelers up to 25 km/h'),
  figure('gradient', 'Gradient', '7', 'degrees', 'with full load'),
  figure('passengers', 'Passenger version', '4', 'passengers', 'full load', '+ 1 driver + 40 kg luggage'),
  figure('cargo', 'Cargo version', '310', 'kg', 'full load', 'cargo + 1 driver'),
];

// Specification, section 2: "Quick statistics showing 99% three times".
const statistics = [
  figure('serviceSatisfaction', 'Customer satisfaction', '99', '%', 'as stated by our service'),
  figure('onTimeDelivery', 'Delivery on time', '99', '%', 'as stated by our dealers'),
  figure('fleetAvailability', 'Vehicles on the road', '99', '%', 'as stated by our service'),
];

export const defaultWords: HomeWords = {
  headings: {
    range: 'Seven vehicles, one charge a day',
    testimonials: 'What drivers and owners say',
    gallery: 'On the road and in the workshop',
    news: 'News',
    questions: 'What buyers ask first',
    statistics: 'Quick statistics',
  },
  introduction: {
    heading: 'Built for Indian roads and Indian loads',
    text: 'Launched by a firm that has built bus and truck bodies for over 75 years.',
    sellingPoints: [
      { title: 'Charged at home', text: 'An ordinary socket and a night are enough.', icon: 'charge' },
      { title: 'Less to pay per kilometre', text: 'No fuel, no oil, few parts that wear.', icon: 'price' },
      { title: 'No fumes, little noise', text: 'Nothing leaves the tailpipe: there is none.', icon: 'leaf' },
    ],
  },
  benefits: { heading: 'What a day costs you, in plain figures', text: '', figures: benefits },
  statistics,
};

export const defaultQuestions: Question[] = [
  {
    question: 'What does a vehicle cost?',
    answerHtml: '<p>The price depends on the body, the battery and your state. Ask us for a quotation.</p>',
  },
  {
    question: 'How long does the battery last?',
    answerHtml:
      '<p>That depends on the distance per day and on how it is charged. The warranty covers the battery.</p>',
  },
  {
    question: 'What does maintenance cost?',
    answerHtml:
      '<p>There is no engine oil, clutch or fuel system to look after: brakes, tyres and cables remain.</p>',
  },
  {
    question: 'Can it be charged fast?',
    answerHtml:
      '<p>Mastee and Millo take 8 to 10 hours at an ordinary socket, Major about 4 hours at its own charger.</p>',
  },
];
