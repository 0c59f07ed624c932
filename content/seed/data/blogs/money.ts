import { toArticle } from './to-article.ts';

/** Articles on cost, finance and earning. */
export const moneyArticles = [
  toArticle({
    key: 'cost-per-kilometre',
    title: 'What a kilometre costs: e-rickshaw against CNG',
    description:
      'CNG: about ₹3.02 a kilometre, electricity: about 73 paise. With upkeep and the next battery it is ₹3.82 against ₹2.46. Here is the whole sum.',
    picture: 'scene-morning-street-near.webp',
    day: '2026-11-12',
    body: `
Every driver knows what he pays at the pump. Few know what it comes to per kilometre, and that is the only figure by which two vehicles can be compared.

## The CNG side

Take a three-wheeler that gives 28 km to the kilogram in town and CNG at ₹84.50. That is ₹3.02 a kilometre. Add oil, filters, clutch plates and tyres: we count 80 paise, an estimate. So a hundred kilometres cost about ₹380 before the EMI.

## The electric side

An e-rickshaw with a 6.5 kWh battery goes 90 to 100 km on a charge. The charger and the battery lose some energy as heat, so the meter shows about 8.67 units for a full charge. At ₹8 a unit that is ₹69, or 73 paise a kilometre. For tyres, brake shoes and the workshop we add 40 paise, an estimate too: ₹1.13. The next battery, further down, makes it ₹2.46, and that is what the calculator shows.

## What you keep

- 90 km a day, 310 days: 27,900 km a year
- Difference in fuel and maintenance: ₹2.69 a kilometre
- In a year: ₹75,000

That is the figure on our product pages, and now you know what stands behind it. If you drive 60 km a day it is ₹50,000. If your tariff is ₹10 a unit, take off ₹5,100.

## Do not forget the battery

A battery wears. If a set of lead-acid blocks costs ₹40,000 and lasts 30,000 km, that is ₹1.33 a kilometre to lay aside, and about half of the ₹75,000 is left. Both figures are estimates: put in the price and the kilometres that your quotation names. Some sellers leave this out. We would rather you put it in, in the [savings calculator](/savings), and see what remains.

## Try it for a week

Write down the kilometres and the kilograms for seven days. Bring the paper to a dealer. He will put your own figures beside these, and if your route is too long or too steep he should tell you so.
`,
  }),
  toArticle({
    key: 'last-mile-parcels',
    title: 'Parcels: how many stops pay for the day',
    description:
      'Seventy-five stops with a closed box of 1.5 cubic metres: what a delivery round earns, what it costs, and where the time goes.',
    picture: 'scene-warehouse-dock-square.webp',
    day: '2026-09-18',
    body: `
A parcel round is paid by the drop. So the question is not how fast the vehicle runs but how many doors it reaches in a shift.

## A sample round

A driver loads 90 packets at the hub at half past eight. The box of a Millo holds 1.5 cubic metres; ordinary e-commerce packets fill it with 80 to 110. He covers 45 km and delivers 75, because some customers are out. At ₹14 a drop that makes ₹1,050.

## What it costs

- Electricity: 45 km at 73 paise, ₹33
- Set aside for tyres, brakes and battery: about ₹78
- EMI, if financed over four years: about ₹180 a day
- Parking, water and a phone recharge: ₹60

Around ₹700 remains. A petrol two-wheeler burns about ₹92 over the same 45 km (50 km to the litre), and as it carries 35 packets it goes back to the hub twice.

## Where the time goes

We timed eleven rounds with a stopwatch. Driving took a third of the shift. The rest was finding the house, waiting for the door, and looking for the packet. Three things help more than speed:

1. Load in reverse order of delivery, with a marker between each ten.
2. Ring the next customer while walking back, not while driving.
3. Keep returns in the space under the bench, never between the deliveries.

## When a bigger vehicle pays

Once the round is longer than 76 km, or the goods weigh more than 310 kg, an L5N vehicle takes over: more speed, 4.8 cubic metres with the closed body and, with Major, four-hour charging. Below that the small vehicle wins, because it turns round in the lane.

The rates are samples from 2026. Ask two hubs in your own town before you sign.
`,
  }),
  toArticle({
    key: 'financing',
    title: 'Buying on EMI without regret',
    description:
      'Down payment, interest, insurance and the small print on the battery: seven points to read before you sign a loan.',
    picture: 'mastee-green-1.webp',
    day: '2026-05-21',
    body: `
Most three-wheelers in India are bought on loan. For electric ones the choice of lenders has grown, and so have the differences between them.

## The sum first

Suppose ₹1,60,000 are financed over 36 months at 16 % a year, on reducing balance. The EMI is about ₹5,625 a month, and the interest over three years about ₹42,500. At 22 % it is about ₹6,110 and ₹60,000. Six points of interest cost as much as a set of tyres every year.

Ask for the rate *on reducing balance*. A "flat" rate of 11 % sounds lower and is in truth close to 20 %.

## Seven points to read

1. What is the on-road price, with registration, insurance and charger, and is each in its own line?
2. Is a subsidy already taken off, or promised for later?
3. Is the battery part of the security? If the lender can lock it from afar, after how many days?
4. What does it cost to pay off early?
5. Which insurance is included, and does it cover the battery against water and theft?
6. Who holds the registration papers, and when do you get them back?
7. What happens in a month of illness?

## A rule of thumb

The EMI should not be more than what you save on fuel plus a third of what you earn now. A driver who saves ₹6,000 a month on diesel can carry ₹5,600 easily. One who drives 40 km a day saves about half of that, and should borrow for longer or put down more.

## Before the last EMI

Ask for the no-objection certificate in the month of the last payment and take it to the transport office. The hypothecation stays in the papers until you do.

Rates in this article are examples, not offers.
`,
  }),
  toArticle({
    key: 'advertising-space',
    title: 'Letting the side panels: small money, every month',
    description:
      'A cargo box passes the same shops every day. What local brands pay for that, and what the rules say about it.',
    picture: 'millo-full-body-1.webp',
    day: '2025-10-09',
    body: `
A closed cargo box has two flat panels of about a square metre and a half each. They stand at eye level, in traffic, for eight hours a day. A hoarding does not do that.

## Who asks for it

Coaching classes before the school year, sweet shops before Diwali, a new clinic, a mobile shop, the local cable company. They want one ward or one road, not the whole city, and that is what a delivery round covers.

## What it brings

From what owners tell us, ₹800 to ₹1,500 a month for both panels in a middle-sized town, more for a wrap of the whole box. It does not pay the EMI. It roughly pays for the electricity of a daily round of 45 km, ₹820 a month; what a good month brings beyond that goes towards the insurance.

## How to do it properly

- Use vinyl that comes off without taking the paint along, and wash the panel with plain soap first.
- Leave lamps, reflectors, number plates and the statutory markings free on all sides.
- Write a simple agreement: which months, who prints, who removes, what if the vehicle stands in the workshop.
- Take a dated picture each week and send it. Customers who see pictures renew.

## Ask first

Advertising on vehicles needs permission in many cities, from the municipal body, the transport office or both, and some forbid it for certain goods. The fee is usually small; the fine is not. If the vehicle works for a courier, read your contract: many keep the panels for their own name.

## And the passenger vehicles?

Mastee has a rear panel and a roof edge that take a board. Keep it below the roof line: what stands above catches wind and costs range.
`,
  }),
];
