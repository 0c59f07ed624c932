/** The page for future dealers. */
export const dealer = {
  name: 'Become a dealer',
  title: 'Become a Dealer',
  description: 'Sell and service electric three-wheelers and e-bikes in your district.',
  offers: 'What a dealer gets',
  enquiry: {
    title: 'Tell us about your town',
    text: 'Your name, your town and state, and the vehicle that you would like to sell first.',
    /** Above the list of states, which are all in India. */
    abroad: 'Outside India?',
    writeFromAbroad: 'Write to us with your country and the number of vehicles',
  },
  /** Without script, the state is chosen first. */
  state: {
    label: 'First choose your state',
    mark: 'to load its cities',
    show: 'Show its cities',
  },
  statistics: 'Quick statistics',
  questions: 'What dealers ask first',
  /** Shown while the page cannot be read. */
  defaults: {
    heading: 'Sell and service electric three-wheelers in your district',
    pitch: 'Call or write to us: somebody who knows your state will call you back.',
  },
} as const;
