/** Common questions of buyers. */
export const faqs = {
  name: 'FAQs',
  heading: 'Frequently asked questions',
  title: 'FAQs',
  description: 'Price, battery life, maintenance cost, quick charging, load capacity and driving range.',
  figures: 'Figures behind the answers',
  savings: 'Calculate with your own figures',
  find: 'Which one fits your work',
  compare: 'Compare the vehicles',
  range: 'See the sheet of each vehicle',
  /** Shown while the questions cannot be read: the six of the specification, section 2. */
  standIn: {
    price: {
      question: 'What does a vehicle cost?',
      answer: 'The price depends on the body, the battery and your state. Ask us for a quotation.',
    },
    battery: {
      question: 'How long does the battery last?',
      answer:
        'That depends on the distance per day and on how it is charged. The quotation says what the warranty covers.',
    },
    maintenance: {
      question: 'What does maintenance cost?',
      answer: 'There is no engine oil, clutch or fuel system to maintain, only brakes, tyres and cables.',
    },
    charging: {
      question: 'Can I charge quickly during the day?',
      answer:
        'Mastee and Millo take 8 to 10 hours at an ordinary socket, Major about 4 hours at its own charger.',
    },
    load: {
      question: 'How much can it carry?',
      answer:
        'The passenger version takes 4 passengers, the driver and 40 kg of luggage; the cargo version 310 kg and the driver.',
    },
    distance: {
      question: 'How far does it go on one charge?',
      answer: '90 to 100 km, depending on load, road and driving.',
    },
  },
} as const;
