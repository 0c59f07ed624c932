import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { page } from './test-ride.page.tsx';

const toVehicle = (key: string) => ({
  key,
  needsLicence: true,
  name: key,
  called: key,
  figure: '',
  picture: '',
});

const toDealer = (slug: string, vehicles: string[] | null) => ({
  slug,
  name: `Dealer ${slug}`,
  lines: ['Shed 7'],
  town: 'Surat',
  pin: '394210',
  state: { code: 'GJ', name: 'Gujarat' },
  services: ['testRide'],
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '19:00' }],
  isSample: false,
  vehicles: vehicles?.map((key) => ({ key, name: key })) ?? null,
});

const read = {
  getProductsMenu: async () => [
    { line: 'Cargo', products: [toVehicle('millo')] },
    { line: 'Electric bicycles', products: [toVehicle('marvel'), toVehicle('mighty')] },
  ],
  listDealers: async () => [
    toDealer('surat-udhna', null),
    toDealer('rajkot-bikes', ['marvel']),
    toDealer('none-to-be-seen', []),
  ],
} as Partial<Record<keyof DataAccess, unknown>> as DataAccess;

/** The answer to a query. */
const answer = async (query: Record<string, string>, dealers?: object[]) => {
  const data = { ...read, ...(dealers && { listDealers: async () => dealers }) } as DataAccess;
  const context = examplePage({ data, fallsBack: true });
  const { status, head, content, isBrowserCacheable } = (await page.load(context))?.answer(query) ?? {};
  const html = renderToStaticMarkup(
    <localeContext.Provider value={context.locale}>{content}</localeContext.Provider>,
  );
  return { status, title: head?.title, html, isBrowserCacheable };
};

/** The page for a query. */
const draw = async (query: Record<string, string>, dealers?: object[]) => (await answer(query, dealers)).html;

const dealer = 'surat-udhna';

test('the choice of the day says what the dealer will confirm, and asks for the licence', async () => {
  const html = await draw({ vehicle: 'millo', dealer });
  expect(html).toContain('whether this vehicle is there to drive');
  expect(html).toContain('bring your driving licence');
  // The visitor can still choose another vehicle there.
  for (const query of [{ dealer }, { vehicle: 'marvel', dealer }])
    expect(await draw(query)).toContain('bring your driving licence');
  expect(await draw({ vehicle: 'millo' })).not.toContain('driving licence');
});

test('the page after sending deletes the draft of its form', async () => {
  expect(await draw({ sent: 'testride', dealer })).toMatch(
    /data-island="drop-sent"[^>]* data-when="touch" data-draft="testride"/,
  );
  expect(await draw({ dealer })).not.toContain('drop-sent');
});

test.each([
  [{ vehicle: 'millo', dealer }, true],
  [{ sent: 'testride', dealer }, false],
  [{ dealer, reference: 'ABCD-1234' }, false],
])('for %j whether the browser may keep the page: %s', async (query, stays) => {
  expect((await answer(query)).isBrowserCacheable).toBe(stays);
});

test('the form starts once it is visible if the browser holds a draft of it', async () => {
  expect(await draw({ dealer })).toMatch(/data-island="test-ride-form"[^>]* data-draft="testride"/);
});

/** The options of a field, and which of them are selected. */
const listChoices = (html: string, name: string) => {
  const [, list = ''] = new RegExp(`<select[^>]*name="${name}".*?>(.*?)</select>`).exec(html) ?? [];
  const all = [...list.matchAll(/<option value="([^"]+)"( selected="")?/g)];
  return { all: all.map(([, value]) => value), chosen: all.find(([, , selected]) => selected)?.[1] ?? '' };
};

test('offers only the vehicles that a dealer named, and does not say that he will confirm one', async () => {
  const html = await draw({ vehicle: 'marvel', dealer: 'rajkot-bikes' });
  expect(listChoices(html, 'vehicle')).toEqual({ all: ['marvel'], chosen: 'marvel' });
  expect(html).toContain('The dealer you chose will call you to agree on the time.');
  expect(html).not.toContain('this vehicle is there to drive');
  expect(html).not.toContain('does not have');
  const all = await draw({ vehicle: 'millo', dealer });
  expect(listChoices(all, 'vehicle')).toEqual({ all: ['millo', 'marvel', 'mighty'], chosen: 'millo' });
});

test('says that the dealer does not have the vehicle, links to those who do, and selects no other', async () => {
  const html = await draw({ vehicle: 'millo', dealer: 'rajkot-bikes' });
  expect(html).toMatch(
    /This dealer does not have millo\. Choose another vehicle or another dealer\.[^<]*<a href="\/testride\?vehicle=millo#form">/,
  );
  expect(listChoices(html, 'vehicle')).toEqual({ all: ['marvel'], chosen: '' });
});

test('for a vehicle offers only dealers who may have it, and says that others are left out', async () => {
  const html = await draw({ vehicle: 'millo' });
  expect(listChoices(html, 'dealer').all).toEqual(['surat-udhna']);
  expect(html).toContain('Dealers without millo are left out.');
  expect(html).toContain('href="/dealers?service=testRide&amp;vehicle=millo"');
  expect(html).toMatch(/href="\/testride#form">Show all dealers/);
  for (const query of [{}, { vehicle: 'marvel' }, { vehicle: 'aeroplane' }]) {
    const whole = await draw(query);
    expect(listChoices(whole, 'dealer').all).toEqual(['surat-udhna', 'rajkot-bikes']);
    expect(whole).not.toContain('left out');
  }
});

test('if no dealer has the vehicle says so, and offers every dealer for another one', async () => {
  const html = await draw({ vehicle: 'mighty' }, [toDealer('rajkot-bikes', ['marvel'])]);
  expect(html).toContain('No dealer offers a test ride of mighty at the moment.');
  expect(listChoices(html, 'dealer').all).toEqual(['rajkot-bikes']);
  expect(listChoices(html, 'vehicle').chosen).toBe('');
});

test('without script the page after sending says of such a dealer only that he calls', async () => {
  const sent = { sent: 'testride', vehicle: 'marvel', first_choice: '2026-11-25-am' };
  expect(await draw({ ...sent, dealer: 'rajkot-bikes' })).toContain(
    '<p>The dealer you chose will call you to agree on the time.</p>',
  );
  expect(await draw({ ...sent, dealer })).toContain('whether this vehicle is there to drive');
});

test('a dealer without test rides is an error, which the title names first', async () => {
  const { title = '' } = await answer({ dealer });
  const wrong = await answer({ dealer: 'none-to-be-seen' });
  expect(wrong).toMatchObject({ status: 422, title: `Please check: ${title}` });
  expect(wrong.html).toContain('This dealer offers no test rides');
  expect(await answer({ dealer: 'none-to-be-seen', sent: 'testride' })).toMatchObject({ status: 200, title });
});

test('a begun choice stays selected in the first form, and an unknown dealer is no error', async () => {
  const begun = await answer({ vehicle: 'millo', dealer: 'rajkot-bikes', begun: '1' });
  expect(listChoices(begun.html, 'vehicle').chosen).toBe('millo');
  expect(listChoices(begun.html, 'dealer').chosen).toBe('rajkot-bikes');
  expect(begun.html).not.toContain('data-island="test-ride-form"');
  const gone = await answer({ vehicle: 'marvel', dealer: 'gone', begun: '1' });
  expect([gone.status, gone.html.includes('aria-invalid="true"')]).toEqual([200, false]);
  expect(listChoices(gone.html, 'dealer').all).toEqual(['surat-udhna', 'rajkot-bikes']);
});
