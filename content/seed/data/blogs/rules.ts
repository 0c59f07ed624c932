import { toArticle } from './to-article.ts';

/** Articles on classes, papers and support schemes. Each says that rules change and where to ask. */
export const rulesArticles = [
  toArticle({
    key: 'e-rickshaw-or-l5',
    title: 'E-rickshaw, e-cart or L5: which class is your work?',
    description:
      'Two families of electric three-wheelers, two sets of rules. Speed, load, licence and permit, side by side in plain words.',
    picture: 'major-1.webp',
    day: '2026-08-06',
    body: `
On the road they look like cousins. In the papers they are different families, and the difference decides where you may drive, what you may load and what a loan costs.

## E-rickshaw and e-cart

The central motor vehicle rules describe them as battery vehicles for the last mile with a motor of at most 2,000 W and a top speed of at most 25 km/h. An e-rickshaw carries four passengers and 40 kg of luggage besides the driver. An e-cart carries 310 kg of goods. Mastee and Millo belong here.

They are cheap to buy and to run, and charge from a home socket. They are slow, and many cities keep them off arterial roads.

## L5

Category L5 is the three-wheeler proper: faster than 25 km/h, with a stronger motor. L5M carries passengers, L5N carries goods. Brakes, lamps and structure have to pass more tests. Major and Manzil are L5N and run at 50 km/h.

## Papers

- **Registration**: both need it, with a number plate. Commercial electric vehicles carry a green plate with yellow letters.
- **Licence**: both need one; ask which class your transport office enters, and about the training certificate for e-rickshaw drivers.
- **Permit**: in 2018 the central government exempted battery vehicles from the permit that other transport vehicles need. States and cities may still fix routes, zones and numbers, and some do.
- **Fitness and insurance**: both, without exception.

## How to choose

If your round is at most 76 km, inside one town, with loads of at most 310 kg, the smaller class earns more per rupee. If you leave the town, drive in hills or load more than 310 kg, take L5. Flyovers are no reason: Mastee and Millo climb them too.

*This is a summary as of August 2026, not legal advice. The transport office (RTO) of your district has the last word; ask there before you pay.*
`,
  }),
  toArticle({
    key: 'permits-l5',
    title: 'L5 papers, step by step',
    description:
      'From the invoice to the green plate: which paper comes from whom, in which order, and what usually holds it up.',
    picture: 'scene-factory-line-near.webp',
    day: '2026-07-10',
    body: `
A vehicle without papers earns nothing. With a clean file it is registered in a week; with one wrong spelling it stands for a month. This is the order in which our dealers work.

## 1. Before delivery

You give a copy of identity, address, PAN and two photographs. Check that the name is spelt alike in all of them. If you buy on loan, the lender’s letter comes now, and its name must be entered as hypothecation.

## 2. From us to the dealer

- Sale certificate (form 21)
- Road-worthiness certificate (form 22)
- Invoice with frame and motor number
- Type approval reference of the model

Compare the frame number on the paper with the one on the vehicle, digit by digit, before you sign.

## 3. Insurance

Third-party cover is compulsory. Ask for own-damage cover that names the battery. It begins on the day of registration, not of payment.

## 4. Registration

The dealer applies online (form 20), pays fee and tax, and in most states the office no longer needs to see the vehicle. Many states give relief on road tax for electric vehicles; how much, and until when, differs and changes.

## 5. Plate

High-security plate, green ground, yellow letters for commercial use. It is fitted with rivets that break when removed. A screwed plate is a reason for a fine.

## 6. Permit and route

Battery vehicles were exempted from the transport permit by a central notification of October 2018. Even so, your city can have zones, hours for goods vehicles, or a cap on new registrations. Ask the RTO, and ask for it in writing.

## What holds files up

Different spellings, an expired address proof, a phone number that is not linked, and the lender’s missing digital signature. All four can be checked at the kitchen table.

*As of July 2026; forms and fees change. Your RTO decides.*
`,
  }),
  toArticle({
    key: 'subsidies',
    title: 'FAME, EMPS, PM E-DRIVE: who gets what, and how to check',
    description:
      'Three schemes in a row have lowered prices of electric three-wheelers. What each was, and why you must check the date.',
    picture: 'scene-charging-point-wide.webp',
    day: '2026-03-12',
    body: `
Sellers like to say "minus subsidy". Whether there is one on the day you buy depends on the scheme, the model and the money left in the pot. Here is the order of things, as far as it was public when this was written in March 2026.

## The three names

**FAME** (from 2015) and **FAME II** (from 2019) were programmes of the central government to lower the price of electric vehicles. FAME II ended in March 2024.

**EMPS 2024** was a bridge for two- and three-wheelers. It began in April 2024 and ran until the end of September.

**PM E-DRIVE** followed on 1 October 2024, with lower amounts per kilowatt-hour that go down in steps. Support for three-wheelers was limited in time and in number of vehicles.

## How it works for the buyer

You do not get money. The maker takes the amount off the price and claims it back. For that the model must be approved, the buyer is identified, and a voucher is made at the sale. If the seller asks you to pay the full price and wait, something is wrong.

## Check before you sign

1. Is the scheme open today for this class of vehicle? Look at the portal of the Ministry of Heavy Industries.
2. Is this very model on the list, with this battery?
3. Is the amount on the invoice, in its own line?
4. Does your state give anything of its own: road tax, interest, scrapping bonus?

## Our advice

Calculate without any subsidy. If the purchase is sound on fuel and maintenance alone, a subsidy makes it better. If it is sound only with one, wait.

*We do not promise any amount. Schemes are extended, cut and closed at short notice; what the portal says on the day of sale is what counts.*
`,
  }),
];
