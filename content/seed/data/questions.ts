import type { SeedEntry } from '../seed-shapes.ts';
import { toRichText } from './to-rich-text.ts';

type ShownOn = NonNullable<SeedEntry<'questions'>['data']['shownOn']>;

const toQuestion = (
  key: string,
  shownOn: ShownOn,
  question: string,
  answer: string,
): SeedEntry<'questions'> => ({ key, data: { question, answer: toRichText(answer), shownOn } });

/** Questions, written once; the home page shows the first four, the FAQ page six. */
export const questions: SeedEntry<'questions'>[] = [
  toQuestion(
    'price',
    ['home', 'faqs'],
    'What does an electric three-wheeler cost?',
    `The price on the road depends on the body, the battery, the registration charges of your state and any subsidy that holds on the day. Ask for a written quotation: it lists each of these in its own line.

Set the price against what you save on fuel and maintenance. The [savings calculator](/savings) does it with your own kilometres, and says so when it does not pay.`,
  ),
  toQuestion(
    'battery-life',
    ['home', 'faqs'],
    'How long does the battery last?',
    `Major and Manzil have lithium iron phosphate cells, made for well over 1,500 full charges; at one charge a day that is about five years. After that they still work, with less range. For Mastee and Millo, with 48 V of four blocks of 12 V, ask for a quotation: it says which cells are fitted and for how many charges they are made.

Heat and standing empty do the most harm: park in shade, and do not leave it below one bar for days. The warranty of 12 months on Mastee and Millo includes the battery. Major and Manzil have 36 months of warranty; the quotation says for what.`,
  ),
  toQuestion(
    'maintenance-cost',
    ['home', 'faqs'],
    'What does maintenance cost?',
    `For Major we count 12 paise a kilometre: brake shoes, tyres, grease and the periodic check, at 115 km a day on 300 days and without accidents. For Mastee and Millo we count 40 paise, an estimate. The [savings calculator](/savings) starts every vehicle with 40 paise.

There is no engine oil, no filter, no clutch and no injector to pay for.`,
  ),
  toQuestion(
    'fast-charging',
    ['home'],
    'Is there fast charging?',
    `Major is full after about 4 hours at its own charger: each hour in between adds a quarter, about 25 km. Mastee and Millo take 8 to 10 hours from a home socket and are meant to charge overnight.

Do not use a charger that did not come with the vehicle. A stronger one does not save time; it ages the cells.`,
  ),
  toQuestion(
    'quick-charging',
    ['faqs'],
    'Can I charge quickly during the day?',
    `With Major, yes: it takes about 4 hours from empty, so an hour at noon gives a quarter of the battery, about 25 km. Mastee and Millo take 8 to 10 hours at a 15 ampere socket: two hours of tea and accounts give about 20 km.

Let a hot battery stand for half an hour before you plug in.`,
  ),
  toQuestion(
    'load-capacity',
    ['faqs'],
    'How much can it carry?',
    `Mastee: four passengers, the driver and 40 kg of luggage. Millo: 310 kg of goods and the driver under the rules for e-carts; its specification sheet gives a payload of 380 kg. Major: 550 kg with the driver.

Spread the load over the rear axle and keep it low. More load than the papers allow costs range, tyres and the insurance cover.`,
  ),
  toQuestion(
    'driving-range',
    ['faqs'],
    'How far does it go on one charge?',
    `In town traffic 90 to 100 km with Mastee and Millo, about 100 km with Major and 85 km with Manzil. The certified figures of 110, 140 and 120 km are measured on a test bench and serve for comparison.

Soft tyres, full load, flyovers and a heavy foot each take some kilometres off. The display shows what is left.`,
  ),
  toQuestion(
    'price-major',
    [],
    'What does Major cost?',
    `The price on the road depends on the body, the registration charges of your state and any subsidy that holds on the day. Ask for a written quotation: it lists each of these in its own line.

Set it against ₹1.20 lakh a year: that much less Major costs to run than a diesel three-wheeler, at 115 km a day on 300 days. About half of it is left when money is put aside for the next battery. The [savings calculator](/savings) works with your own kilometres, and says so when it does not pay.`,
  ),
  toQuestion(
    'maintenance-cost-major',
    [],
    'What does it cost to maintain Major?',
    `We count 12 paise a kilometre: brake shoes, tyres, grease and the periodic check, without accidents. At 115 km a day on 300 days that is ₹4,140 a year. For a diesel three-wheeler we count 75 paise: ₹25,875. The [savings calculator](/savings) starts every vehicle with 40 paise.

The difference, ₹21,735, is part of the ₹1.20 lakh that Major saves in a year. There is no engine oil, no filter, no clutch and no injector to pay for.`,
  ),
  toQuestion(
    'price-manzil',
    [],
    'What does Manzil cost?',
    `The price on the road depends on the body, the registration charges of your state and any subsidy that holds on the day. Ask for a written quotation: it lists each of these in its own line.

Set it against about ₹1.20 lakh a year: Manzil costs that much less to run than a diesel three-wheeler, at 106 km a day on 300 days. About 70 % of it is left when money is put aside for the next battery. The [savings calculator](/savings) works with your own kilometres, and says so when it does not pay.`,
  ),
  toQuestion(
    'maintenance-cost-manzil',
    [],
    'What does it cost to maintain Manzil?',
    `We count 12 paise a kilometre: brake shoes, tyres, grease and the periodic check, without accidents. At 106 km a day on 300 days that is ₹3,816 a year. For a diesel three-wheeler we count 75 paise: ₹23,850. The [savings calculator](/savings) starts every vehicle with 40 paise.

The difference, ₹20,034, is part of the roughly ₹1.20 lakh that Manzil saves in a year. There is no engine oil, no filter, no clutch and no injector to pay for.`,
  ),
  toQuestion(
    'dealer-investment',
    ['dealer'],
    'How much money does a dealership need?',
    `It depends on the town. As a sample calculation: a showroom of 600 square feet, a workshop of two bays, two demo vehicles, a starting stock of six vehicles and the parts set. The stock is the largest part, and banks lend on it. We go through your figures with you before either side signs.`,
  ),
  toQuestion(
    'dealer-area',
    ['dealer'],
    'Do I get an area of my own?',
    `Yes. The agreement names a district or a part of a city, and we appoint nobody else in it as long as the agreed sales and service hold. A second outlet in your area is offered to you first.`,
  ),
  toQuestion(
    'dealer-service',
    ['dealer'],
    'Who handles warranty repairs?',
    `Your workshop does, and we pay labour at the agreed rate. You send pictures and the frame number; an answer comes within one working day. Batteries and controllers are exchanged from your stock and settled afterwards, so that the driver does not wait.`,
  ),
  toQuestion(
    'dealer-time',
    ['dealer'],
    'How long until I can open?',
    `Eight to twelve weeks as a rule: two for papers, one for training, the rest for the premises and the trade certificate from the transport office.`,
  ),
  toQuestion(
    'ebike-licence',
    [],
    'Do I need a licence for the e-bike?',
    `With a motor of 250 W and assistance only up to 25 km/h an e-bike counts as a bicycle under the central rules, so no registration and no driving licence is asked for. Wear a helmet all the same.`,
  ),
  toQuestion(
    'ebike-battery',
    [],
    'How do I charge the e-bike?',
    `At any 5 ampere socket at home, on the bicycle or with the battery taken off. Use the charger that comes with it; its booklet says how long a full charge takes.`,
  ),
];
