import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { signs } from '../../ui/signs.ts';
import { page } from './dealers.page.tsx';

const toDealer = (slug: string, vehicles: string[] | null) => ({
  id: slug,
  slug,
  name: slug,
  lines: [],
  town: 'Surat',
  pin: '394210',
  state: { code: 'GJ', name: 'Gujarat' },
  phones: [],
  whatsapp: null,
  services: ['sales'],
  hours: [],
  point: null,
  isSample: false,
  vehicles: vehicles?.map((key) => ({ key, name: key })) ?? null,
});

const toVehicle = (key: string) => ({ key, name: key, called: key, figure: '', picture: '' });

/** The page’s answer to a query. */
const answer = async (query: Record<string, string>, dealers: object[]) => {
  const data = {
    getProductsMenu: async () => [{ line: 'All', products: ['millo', 'marvel'].map(toVehicle) }],
    listDealers: async () => dealers,
  } as Partial<Record<keyof DataAccess, unknown>> as DataAccess;
  const context = examplePage({ data, fallsBack: true });
  return { context, ...(await page.load(context))?.answer(query) };
};

const draw = async (query: Record<string, string>, dealers: object[]) => {
  const { context, content } = await answer(query, dealers);
  return renderToStaticMarkup(
    <localeContext.Provider value={context.locale}>{content}</localeContext.Provider>,
  );
};

const listShown = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a href="\/dealers\/([a-z]+)"/g)].map(([, slug]) => slug);
const dealers = [toDealer('all', null), toDealer('bikes', ['marvel'])];

test('a dealer in the list links the vehicles that he named', async () => {
  const html = await draw({}, dealers);
  expect(listShown(html)).toEqual(['all', 'bikes']);
  expect(html.match(/Vehicles here/g)).toHaveLength(1);
  expect(html).toContain('<a href="/productmarvel">marvel</a>');
  expect(html).not.toContain('name="vehicle"');
});

test('the line of a state has an arrow at its end and unfolds its dealers', async () => {
  const html = await draw({}, dealers);
  expect(html).toMatch(
    new RegExp(
      `<summary[^>]*><h3[^>]*>Gujarat</h3><span[^>]*>2 places</span>${renderToStaticMarkup(<Drawing path={signs.down} />)}`,
    ),
  );
});

test('the name of a dealer does not break inside a short word', async () => {
  const html = await draw({}, [{ ...toDealer('wheels', null), name: 'Udhna E-Wheels' }]);
  expect(html).toContain('<a href="/dealers/wheels">Udhna <span class="whole">E-Wheels</span></a>');
});

test.each([
  ['the list', {}],
  ['an answer', { place: '395003' }],
])(
  '%s for a vehicle leaves out dealers without it, says so, and keeps the vehicle in the search',
  async (_what, asked) => {
    const html = await draw({ ...asked, vehicle: 'millo' }, dealers);
    expect(listShown(html)).toEqual(['all']);
    expect(html).toContain('Dealers without millo are left out.');
    expect(html).toContain('<input type="hidden" name="vehicle" value="millo"/>');
    const whole = await draw({ ...asked, vehicle: 'marvel' }, dealers);
    expect([listShown(whole).length, whole.includes('left out')]).toEqual([2, false]);
    // An unknown vehicle filters out no dealer.
    expect(listShown(await draw({ ...asked, vehicle: 'aeroplane' }, dealers))).toHaveLength(2);
  },
);

test.each<[string, Record<string, string>, string]>([
  ['nothing else', {}, '/dealers'],
  ['empty fields', { place: '', service: '' }, '/dealers'],
  ['a service', { service: 'sales' }, '/dealers?service=sales'],
  ['a place', { place: '395003', service: '' }, '/dealers?place=395003#found'],
  ['a town of a state', { place: 'Aurangabad', state: 'BR' }, '/dealers?place=Aurangabad&amp;state=BR#found'],
  [
    'a position',
    { at: '21.17,72.83', service: 'sales' },
    '/dealers?at=21.17%2C72.83&amp;service=sales#found',
  ],
  ['a form only begun', { place: '395003', begun: '1' }, '/dealers?place=395003&amp;begun=1'],
])('the link to all dealers drops the vehicle and keeps %s', async (_what, asked, href) => {
  const html = await draw({ ...asked, vehicle: 'millo' }, dealers);
  expect(html).toContain(`left out. <a href="${href}">Show all dealers</a>`);
});

test('says that no dealer with the vehicle offers the service, not that none does', async () => {
  const query = { vehicle: 'marvel', place: '395003', service: 'charging' };
  const some = [{ ...toDealer('all', []), services: ['charging'] }, toDealer('bikes', ['marvel'])];
  const html = await draw(query, some);
  expect(html).not.toContain('No dealer offers this yet.');
  expect(html).toContain(
    'No dealer with marvel offers this yet. <a href="/dealers?place=395003&amp;service=charging#found">Show all dealers</a>',
  );
  expect(await draw(query, [toDealer('bikes', ['marvel'])])).toContain('No dealer offers this yet.');
});

test('the note about dealers left out follows the button, which stands next to the two fields', async () => {
  const html = await draw({ vehicle: 'millo' }, dealers);
  expect(html).toMatch(
    /<\/select><\/div>(<input type="hidden"[^>]*>)?<p class="[^"]*"><button[^>]*>.*<\/button><\/p><p>Dealers without/,
  );
});

test('says that no dealer has the vehicle, not that the dealers cannot be shown', async () => {
  const html = await draw({ vehicle: 'millo' }, [toDealer('bikes', ['marvel'])]);
  expect(html).toContain('No dealer has millo at the moment. Please call us about it.');
  expect(html).not.toContain('cannot be shown');
  expect(listShown(html)).toEqual([]);
  // The page does not suggest a search without a service either, because no service was chosen.
  const near = await draw({ vehicle: 'millo', place: '395003' }, [toDealer('bikes', ['marvel'])]);
  expect(near).toContain('No dealer has millo at the moment.');
  expect(near).not.toContain('Search for “Anything”');
});

test('the links to towns of the same name keep the vehicle', async () => {
  const html = await draw({ vehicle: 'millo', place: 'Aurangabad' }, dealers);
  expect(html).toMatch(/href="\/dealers\?place=Aurangabad&amp;state=[A-Z]{2}&amp;vehicle=millo#found"/);
});

test('the title names the place that was written, and none beside the visitor’s own position', async () => {
  const titleOf = async (query: Record<string, string>) => (await answer(query, dealers)).head?.title;
  const plain = await titleOf({});
  expect(await titleOf({ place: ' 395003 ' })).toBe(`Nearest to 395003: ${plain}`);
  for (const place of [' ', '\u200b']) expect(await titleOf({ place, at: '23.02,72.58' })).toBe(plain);
});

test('a search that was only begun is filled in, but neither answered nor marked as wrong', async () => {
  for (const place of ['395003', 'nowhere at all']) {
    const html = await draw({ place, service: 'testRide', begun: '1' }, dealers);
    expect(html).toContain(`value="${place}"`);
    expect(html).toContain('<option value="testRide" selected="">');
    expect(html).not.toContain('role="alert"');
    expect(html).not.toContain('id="found"');
  }
});
