/** The About page. */
export const about = {
  name: 'About us',
  heading: 'About us',
  title: 'About Us',
  description: 'Who builds these electric three-wheelers, how we build them, and what we stand for.',
  purpose: 'Mission and vision',
  mission: 'Mission',
  vision: 'Vision',
  values: 'What we stand for',
  /** Shown while the page cannot be read: the facts of the specification, section 1. */
  standIn: {
    heading: 'From bus bodies to battery three-wheelers',
    story:
      'Launched by a bus and truck body-building firm with over 75 years of experience and exposure in more than 30 countries.',
    mission: 'World-class, eco-friendly electric mobility at a cost-effective price.',
    vision: 'Zero-pollution transportation with social responsibility.',
    values: {
      respect: 'Respect',
      accountability: 'Accountability',
      collaboration: 'Collaboration',
      excellence: 'Excellence',
    },
    needsHeading: 'What makes people think of an electric vehicle',
    needs: {
      fuel: 'Coping with rising fuel prices',
      noise: 'Less noise',
      charging: 'Home charging',
      cost: 'Lower running and maintenance cost',
      emissions: 'Zero tailpipe emissions',
      benefits: 'Tax and financial benefits',
    },
  },
} as const;
