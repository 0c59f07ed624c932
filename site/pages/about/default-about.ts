import type { AboutContent } from '../../data/about.ts';

const tile = (title: string) => ({ title, text: '', icon: '' });

/** Stands in while the page about the company cannot be read: the facts of the specification's section 1. */
export const defaultAbout: AboutContent = {
  heading: 'From bus bodies to battery three-wheelers',
  storyHtml:
    '<p>Launched by a bus and truck body-building firm with over 75 years of experience and exposure in more than 30 countries.</p>',
  picture: null,
  parentFacts: [],
  mission: 'World-class, eco-friendly electric mobility at a cost-effective price.',
  vision: 'Zero-pollution transportation with social responsibility.',
  values: ['Respect', 'Accountability', 'Collaboration', 'Excellence'].map(tile),
  needsHeading: 'What makes people think of an electric vehicle',
  needs: [
    'Coping with rising fuel prices',
    'Less noise',
    'Home charging',
    'Lower running and maintenance cost',
    'Zero tailpipe emissions',
    'Tax and financial benefits',
  ].map(tile),
};
