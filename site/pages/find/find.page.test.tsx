import { situations, situationVehicles } from '@ev-site/reckoning/testing/fit-situations.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Reading } from '../../data/data-access.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import { getLocale } from '../../page/locale.ts';
import type { AskedQuery } from '../../page/page.ts';
import { examplePage } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { page } from './find.page.tsx';

const names: Record<string, string> = {
  mastee: 'Mastee',
  millo: 'Millo',
  major: 'Major',
  manzil: 'Manzil',
  marvel: 'Marvel',
  marvelpro: 'Marvel Pro',
  mighty: 'Mighty',
};

const vehicles: ReckonedVehicle[] = situationVehicles.map(({ typicalKm, ...vehicle }) => {
  const name = names[vehicle.key] ?? '';
  return {
    ...vehicle,
    name,
    plateName: name.toUpperCase(),
    enquiryName: name,
    inquiryMarkerField: vehicle.key,
    line: '',
    picture: null,
    isReckonable: vehicle.kind !== 'bicycle',
    battery: 'leadAcid',
    against: 'diesel',
    packKwh: null,
    typicalKm: { from: typicalKm, to: typicalKm + 10 },
    certifiedKm: null,
    price: null,
  };
});

const locale = getLocale('en');
const settings = {
  ...getDefaultSettings(locale.words),
  company: 'Acme',
  phones: [
    { label: 'Sales', number: '+91 79 4000 0000', href: 'tel:+917940000000', purpose: 'sales' as const },
  ],
};

const ask = async (query: AskedQuery, range = vehicles, open: Partial<typeof settings> = {}) => {
  const data = {
    getSettings: async () => ({ ...settings, ...open }),
    getProductsMenu: async () => [],
    getMenus: async () => null,
    getPageMeta: async () => null,
    listReckonedVehicles: async () => range,
  } as unknown as Reading;
  const answered = (await page.load(examplePage({ path: '/find', data })))?.answer(query);
  const html = renderToStaticMarkup(answered?.content);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return { main, head: answered?.head, text: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
};

const round = { carry: 'goods', kg: '200', km: '60', noon: '0', road: 'lanes', slope: 'flat' };

test('links to the savings of the vehicle if they can be calculated', async () => {
  expect((await ask(round)).main).toContain('href="/savings?vehicle=');
  const unknown = vehicles.map((vehicle) => ({ ...vehicle, isReckonable: false }));
  expect((await ask(round, unknown)).main).not.toContain('/savings');
});

test('asks four questions, and shows no error before they are answered', async () => {
  const { main, text } = await ask({});
  expect(main.match(/<fieldset/g)).toHaveLength(4);
  expect(text).not.toContain('We need a little more');
  expect(main).not.toContain('id="answer"');
});

test.each([
  ['of which one question is left', { carry: 'goods', noon: '0' }],
  ['that is whole', round],
])('a form only begun, %s, is filled in without answer or error', async (_which, chosen) => {
  const { main, text, head } = await ask({ ...chosen, begun: '1' });
  expect(main).toContain('name="carry" checked="" value="goods"');
  expect(main).not.toContain('role="alert"');
  expect(main).not.toContain('aria-invalid="true"');
  expect(main).not.toContain('id="answer"');
  expect(text).toContain('All our vehicles at a glance');
  expect(head?.title).toBe((await ask({})).head?.title);
});

test('shows the deciding figures of all vehicles beside the questions, but not beside an answer', async () => {
  const { main, text } = await ask({});
  expect(main.match(/<tr/g)).toHaveLength(vehicles.length + 1);
  expect(text).toContain('MILLO 310 kg 90 to 100 km 24 km/h 7 degrees');
  expect(text).toMatch(/MANZIL not on its sheet \d+ to \d+ km 50 km\/h not on its sheet/);
  for (const { key, plateName } of vehicles)
    expect(main).toContain(`<a href="/product${key}">${plateName}</a>`);
  expect(text).toMatch(/MARVEL Only the rider \d+ to \d+ km/);
  expect((await ask(round)).text).not.toContain('All our vehicles at a glance');
});

test('gives the answer of the table for each situation', async () => {
  const wrong: string[] = [];
  for (const { says, situation, answer } of situations) {
    const { carry, kg, people, kmPerDay, road, slope, noonHours } = situation;
    const { head } = await ask({
      carry,
      ...(carry === 'goods' && { kg: String(kg) }),
      ...(carry === 'people' && { people: String(people) }),
      km: String(kmPerDay),
      road,
      slope,
      noon: String(noonHours),
    });
    const expected = answer === null ? 'None of our vehicles' : names[answer];
    if (!head?.title.startsWith(`${expected} | `)) wrong.push(`${says}: ${head?.title}`);
  }
  expect(wrong).toEqual([]);
});

test('shows each need next to the figure of the vehicle', async () => {
  const { main, text } = await ask(round);
  expect(text).toContain('Millo can do this work.');
  expect(text).toContain('Goods beside the driver 200 kg 310 kg');
  expect(text).toContain('Distance in a day 60 km 76 km on one charge: typical 90 km less 15 %');
  expect(text).toContain('Top speed any 24 km/h');
  expect(text).toContain('Slope with a full load 3 degrees 7 degrees');
  expect(main).toContain('href="/savings?vehicle=millo&amp;km=60#slip"');
  expect(main).toContain('href="/productmillo"');
});

test('says why other vehicles do not fit, and which change would help', async () => {
  const { text } = await ask({ ...round, kg: '311' });
  expect(text).toContain('It carries 310 kg beside the driver; you need 311 kg.');
  expect(text).toContain('Its sheet does not state how much it carries.');
  expect(text).toContain('Marvel Marvel Pro Mighty'.toUpperCase());
  expect(text).toContain('Made for one rider.');
  expect(text).toContain('With 310 kg at most: Millo would fit.');
  expect(text).toContain('Above 480 kg: none of our vehicles.');
});

test('states how long the second charge takes', async () => {
  const { text } = await ask({ ...round, km: '87', noon: '1.5' });
  expect(text).toContain('Millo can do this work, with a second charge of 1 h 15 min at noon.');
  expect(text).toContain('76 km on one charge, the rest after 1 h 15 min at noon');
  expect(text).toContain('Up to 85 km in a day: Major would fit.');
});

test('names the charge at noon that a smaller vehicle needs, and does not call the larger one no larger than needed', async () => {
  const range = vehicles.filter(({ key }) => key === 'millo' || key === 'major');
  const rivals = range.map((vehicle): ReckonedVehicle => ({ ...vehicle, key: `${vehicle.key}rival` }));
  for (const sold of [range, [...range, ...rivals]]) {
    const { text } = await ask({ ...round, km: '80', noon: '2' }, sold);
    expect(text).toContain(
      'Major can do this work. Other vehicles can do it too, but this one is enough, and needs no second charge at noon.',
    );
    expect(text).not.toContain('no larger than you need');
  }
});

test('says that the answer is no larger than needed where the others need no second charge, or it does too', async () => {
  const why = 'Other vehicles can do it too, but this one is no larger than you need.';
  expect((await ask(round)).text).toContain(why);
  expect((await ask({ ...round, km: '87', noon: '4' })).text).toContain(why);
  const alone = vehicles.filter(({ key }) => key === 'millo');
  expect((await ask(round, alone)).text).toContain('It is the only one of our vehicles that can.');
});

test('says that no vehicle fits, what the nearest one lacks, and whom to call', async () => {
  const { main, text } = await ask({ ...round, km: '86' });
  expect(text).toContain('None of our vehicles');
  expect(text).toContain('Major comes nearest.');
  expect(text).toContain('Distance in a day 86 km 85 km short by 1 km');
  // The change that helps comes first. The page does not say that no vehicle is made for the work.
  expect(text).toMatch(
    /None of our vehicles Not for this work as you describe it\. One change is enough: .*With 30 min of charging at noon: Major would fit\. .*Major comes nearest/,
  );
  expect(text.match(/With 30 min of charging/g)).toHaveLength(1);
  expect(text).not.toContain('We do not make');
  expect(main).toContain('href="tel:+917940000000"');
  // The savings of a vehicle that cannot do the work are not shown.
  expect(main).not.toContain('/savings?');
});

test('each helpful change links to its answer, with the other inputs unchanged', async () => {
  const { main } = await ask({ ...round, km: '86' });
  const links = [...main.matchAll(/href="\/find\?([^"]*)#answer"/g)].map(([, query = '']) =>
    Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&'))),
  );
  expect(links).toContainEqual({ ...round, km: '86', noon: '0.5' });
  expect(links.length).toBeGreaterThan(1);
  for (const query of links) {
    const changed = Object.keys(query).filter((key) => query[key] !== { ...round, km: '86' }[key]);
    expect(changed).toHaveLength(1);
    expect((await ask(query)).text).toMatch(/ can do this work[.,]/);
  }
  expect((await ask(round)).main).not.toContain('href="/find?');
});

test('says that no vehicle is made for work that no single change makes possible', async () => {
  const { text } = await ask({ ...round, kg: '2000', km: '300' });
  expect(text).toContain('None of our vehicles We do not make a vehicle for this work');
  expect(text).toContain('No single change is enough');
});

test('does not link a bicycle to the savings of three-wheelers', async () => {
  const { main, text } = await ask({ carry: 'self', km: '10', noon: '0', road: 'lanes', slope: 'flat' });
  expect(text).toContain('Marvel can do this work.');
  expect(main).not.toContain('/savings?');
});

test('names each problem at its field and at the top, and keeps all inputs', async () => {
  const { main, head, text } = await ask({
    carry: 'goods',
    kg: 'a lot "',
    km: '900',
    noon: '2',
    slope: 'hills',
  });
  expect(head?.title).toMatch(/^Please check: /);
  const summary = main.slice(
    main.indexOf('role="alert"'),
    main.indexOf('</ul>', main.indexOf('role="alert"')),
  );
  expect([...summary.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)).toEqual([
    'find-kg',
    'find-km',
    'find-road',
  ]);
  for (const id of ['find-kg', 'find-km', 'find-road']) expect(main).toContain(`id="${id}"`);
  expect(text.match(/Please write the weight in digits, for example 250\./g)).toHaveLength(2);
  expect(text.match(/We can answer up to 300 km in a day\./g)).toHaveLength(2);
  expect(main).toContain('value="a lot &quot;"');
  expect(main).toContain('value="900"');
  expect(main).toMatch(/<option value="2" selected="">/);
  expect(main).toMatch(/value="hills" checked=""|checked="" value="hills"/);
  expect(text).not.toContain('can do this work');
});

test('repeats the inputs, with a link back to each question', async () => {
  const { main } = await ask({
    carry: 'people',
    people: '3',
    km: '60',
    noon: '0.5',
    road: 'open',
    slope: 'ramps',
  });
  const said = main.slice(main.indexOf('You said'), main.indexOf('</dl>', main.indexOf('You said')));
  expect(said.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain('Passengers: 3 passengers');
  const ids = [...said.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['find-carry', 'find-km', 'find-noon', 'find-road', 'find-slope']);
  for (const id of ids) expect(main).toContain(`id="${id}"`);
});

test('passes the inputs on to the enquiry', async () => {
  const { main } = await ask({ ...round, people: '9', other: 'x' });
  const link = main.match(/<a [^>]*data-enquire[^>]*>/)?.[0] ?? '';
  expect(link).toContain('data-product="millo"');
  expect(link).toContain('data-name="Millo"');
  expect(link).toContain(
    'data-reckoning="/find?carry=goods&amp;kg=200&amp;km=60&amp;noon=0&amp;road=lanes&amp;slope=flat"',
  );
});

test('leads to the telephone while enquiries are paused', async () => {
  const { main } = await ask(round, vehicles, { domainStatus: 'maintenance' });
  expect(main).not.toContain('data-enquire');
  expect(main).toContain('href="tel:+917940000000"');
});

test('does not say that no vehicle fits if the vehicles cannot be read', async () => {
  const { text, head } = await ask(round, []);
  expect(text).not.toContain('None of our vehicles');
  expect(head?.title).not.toContain('None of our vehicles');
  expect(text).toContain('cannot be shown just now');
});
