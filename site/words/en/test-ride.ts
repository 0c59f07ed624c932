/** The test ride: its page, and the file for the calendar. */
export const testRide = {
  name: 'Test ride',
  title: 'Book a test ride',
  description: 'Choose a vehicle, a dealer and two half-days. The dealer calls you to agree on the hour.',
  heading: 'Drive it before you decide',
  introduction: 'Choose a vehicle, a dealer and two half-days. The dealer calls you to agree on the hour.',
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
    without: 'This dealer does not have {vehicle}. Choose one of his vehicles, or another dealer.',
    calls: 'The dealer calls you, and says whether he has this vehicle to drive.',
    licence: 'Please bring your driving licence. An e-bike of up to 250 W needs none.',
    closed: 'This dealer is not open in the next two weeks. Please call, or choose another dealer.',
  },
  agrees: 'The dealer you chose calls you to agree on the hour.',
  licence: 'Please bring your driving licence.',
  book: 'Book a test ride',
  bookOf: 'Drive {name}: book a test ride',
  calendar: {
    title: 'Test ride: {vehicle} at {dealer}',
    description:
      'Asked for, not agreed yet: the dealer calls you about the hour{phone, select, none {} other {, or call {phone}}}.',
  },
} as const;
