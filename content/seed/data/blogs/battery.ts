import { toArticle } from './to-article.ts';

/** Articles on batteries, charging and weather. */
export const batteryArticles = [
  toArticle({
    key: 'summer-battery',
    title: 'Your battery in May: eight habits for the hot months',
    description:
      'At 44 degrees a battery ages twice as fast. Shade, a pause before charging and a little patience keep it young.',
    picture: 'scene-battery-motor-tall.webp',
    day: '2026-04-16',
    body: `
The iron phosphate cells of Major and Manzil bear heat better than most. No battery likes it all the same. What harms it is not one hot afternoon but a hundred of them, with the charger plugged in at the worst moment.

## What happens inside

As a rule of thumb, chemical ageing doubles for every ten degrees. A pack that would last five years at 30 degrees may last three if it spends its summers at 45. You notice it late: the range goes down by a kilometre or two a month, and one day the evening round no longer fits.

## Eight habits

1. Park in shade at noon. A neem tree is worth eight degrees.
2. After a long run wait 30 to 45 minutes before you plug in.
3. Charge at night. It is cooler, and in many towns the voltage is steadier.
4. Do not cover the battery box with bags or a folded tarpaulin.
5. If the vehicle will stand for a week, leave the battery as its booklet says: in Major and Manzil half charged, neither full nor empty.
6. Do not run it below one bar to save a trip to the socket.
7. Blow out the dust from the charger’s fan once a month.
8. Keep the tyres at pressure: a soft tyre makes the motor pull harder, and the battery pays.

## When the display warns

If the display shows the temperature sign, slow down and let the vehicle roll. The control unit will cut the power before harm is done. Stop in shade and wait. **Never pour water on a hot battery box.**

## What we check for you

At the summer check the dealer measures each group of cells under load. If one lags behind by more than the limit it is replaced, at our cost where your warranty says so. Ask for the printed reading and keep it with your papers.
`,
  }),
  toArticle({
    key: 'home-charging',
    title: 'Charging at home, safely: socket, wire, earth',
    description:
      'A charger draws less than a geyser, but for nine hours. What your socket needs, and five things never to do.',
    picture: 'scene-charging-point-near.webp',
    day: '2026-02-05',
    body: `
The charger of a Mastee or Millo takes a little under a kilowatt from the wall. That is less than a geyser. But a geyser runs for ten minutes, and the charger for nine hours. A weak joint has all night to get warm.

## What you need

- A 15/16 ampere socket of its own, with a switch
- Copper wire of 2.5 sq mm from the board to the socket
- A 16 ampere MCB, and an RCCB of 30 mA in front of it
- Earthing that works: ask the electrician to measure it, not to look at it
- A roof over the charger, and air on all sides

An electrician does this in half a day. It costs less than a tyre and a half, and you do it once.

## Five things never to do

1. Never use an extension board or a socket for the television.
2. Never draw the cable through a window or under a mat.
3. Never charge in a room where people sleep, or in front of the only door.
4. Never charge a battery that is wet, swollen or damaged.
5. Never open the charger. The voltage inside stays after you unplug.

## The first week

Lay your hand on plug and socket after an hour of charging, each day for a week. Lukewarm is fine. If it is hot, switch off and call the electrician; do not wait for the smell.

## In a housing society

Ask for a separate meter point in the parking. Many states have told their distribution companies to give connections for charging, some at a lower tariff. The dealer has a sample letter for your committee.

## If something smells

Switch off at the MCB, not at the plug. Leave the vehicle, keep people away, and ring the fire brigade on 101 or 112. A battery fire is not one for a bucket.
`,
  }),
  toArticle({
    key: 'monsoon',
    title: 'Monsoon: driving through, and driving round',
    description:
      'Water up to the hub is the limit. How to drive in rain, what to dry afterwards, and when to leave the vehicle where it is.',
    picture: 'scene-morning-street-tall.webp',
    day: '2026-06-19',
    body: `
Motor, controller and battery are sealed against rain and splashing. They are not made for swimming. Most monsoon damage that we see came from one wrong minute in an underpass.

## Before the first rain

Let the dealer look at seals, cable glands and the drain holes of the floor. Change wiper blades. Grease the joints. Check the tread: below 1.6 mm the tyre floats.

## In the rain

Switch on the head lamp. Keep double the distance, because drum brakes need one or two pulls to dry. Do not brake in the bend with an empty vehicle; the single front wheel slides first. Painted road markings and iron covers are as smooth as soap.

## Standing water

The rule is simple: **never deeper than the hub of the wheel**. If you do not know how deep it is, watch another vehicle or walk it. Go slowly and evenly, without stopping, and leave room to the one in front so that you need not stop in the middle.

After the water, pull the brake lightly several times while rolling.

## If it was too deep

1. Switch off and take out the key. Do not try again.
2. Push the vehicle out. Do not charge it.
3. Ring the dealer. The plugs are opened, dried and measured.

A wet plug that is dried the same day costs nothing. One that is charged overnight can cost a controller.

## In the yard

Charge only under a roof, with plug and socket dry. Put the charger on a shelf, not on the floor. When there is lightning, unplug. After a week of rain, wash the mud from under the floor: it holds water against the steel for months.

## The load

Cardboard drinks. With an open tray use a tarpaulin tied at six points, and keep it clear of the rear lamps.
`,
  }),
  toArticle({
    key: 'winter-range',
    title: 'Why the range drops in January',
    description:
      'In a cold northern morning a battery gives a tenth less. What to expect, and how to plan the round.',
    picture: 'scene-village-road-tall.webp',
    day: '2026-01-08',
    body: `
Every January drivers from Punjab, Bihar and the hills ring us: the battery has gone weak. In most cases it has not. It is cold.

## How much it is

At 10 degrees the iron phosphate pack of a Manzil gives about a tenth less than at 30. At 2 degrees it can be a fifth less in the first hour, until the pack has warmed itself by working. So 85 km become 76, and on a foggy morning 68. In March they come back. Mastee and Millo lose range in the cold as well; note down how much yours does.

## Charging in the cold

Below zero these cells must not be charged, and the control unit will not allow it. In Leh or Shimla bring the vehicle under a roof, and charge right after the last trip, while the pack is still warm. That one habit is worth more than any blanket.

## Four ways to get the kilometres back

1. Pump the tyres. Cold air shrinks; you lose two or three psi without any leak.
2. Start gently for the first two kilometres.
3. Brake early and let it roll. Fog asks for that in any case.
4. Move the charging end to the morning: a charge that ends at five leaves a warm pack at six.

## Seeing and being seen

Fog takes more vehicles off the road than any fault. Clean lamps, reflectors on all four sides and a strip of reflecting tape on the rear edge cost under ₹200. Drive with the low beam; the high beam lights up the fog and nothing else.

## When it is the battery

If the range does not return by the middle of March, or if it falls suddenly within a week, it is not the weather. Come to the dealer with the kilometre reading of three full charges. He measures the pack in half an hour.
`,
  }),
];
