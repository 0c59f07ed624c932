/** The test ride: its page, and the file for the calendar. */
export const testRide = {
  name: 'Test ride',
  title: 'Book a test ride',
  description: 'Choose a vehicle, a dealer and two half-days. The dealer will call you to agree on the time.',
  heading: 'Drive it before you decide',
  introduction:
    'Choose a vehicle, a dealer and two half-days. The dealer will call you to agree on the time.',
  first: {
    title: 'Which one, and where?',
    vehicle: { label: 'Vehicle', empty: 'Choose a vehicle' },
    dealer: { label: 'Dealer', empty: 'Choose a dealer' },
    near: 'Which dealer is near me?',
    submit: 'Show the days',
    unknown: 'This dealer offers no test rides. Please choose another one.',
    nobodyHas: 'No dealer offers a test ride of {vehicle} at the moment. Please call us about it.',
    nobody: 'No dealer offers test rides at the moment. Please call us.',
  },
  second: {
    title: 'When, and who are you?',
    at: 'At {dealer}, {address}',
    change: 'Choose another dealer',
    chooseDay: 'Choose a half-day',
    noDay: 'None',
    half: {
      am: '{day}, morning ({from} to {until})',
      pm: '{day}, afternoon ({from} to {until})',
    },
    without: 'This dealer does not have {vehicle}. Choose another vehicle or another dealer.',
    calls: 'The dealer will call you and say whether this vehicle is there to drive.',
    licence: 'Please bring your driving licence. An e-bike of up to 250 W needs none.',
    closed: 'This dealer is not open in the next two weeks. Please call, or choose another dealer.',
  },
  agrees: 'The dealer you chose will call you to agree on the time.',
  licence: 'Please bring your driving licence.',
  book: 'Book a test ride',
  bookOf: 'Drive {name}: book a test ride',
  calendar: {
    title: 'Test ride: {vehicle} at {dealer}',
    description:
      'Requested, not agreed yet: the dealer will call you about the time{phone, select, none {} other {, or call {phone}}}.',
  },
} as const;
