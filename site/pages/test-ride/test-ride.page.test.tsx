import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataDoor } from '../../data/door.ts';
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

const data = {
  getProductsMenu: async () => [
    { line: 'Cargo', products: [toVehicle('millo')] },
    { line: 'Electric bicycles', products: [toVehicle('marvel')] },
  ],
  listDealers: async () => [
    {
      slug: 'surat-udhna',
      name: 'Udhna EV Yard',
      lines: ['Shed 7'],
      town: 'Surat',
      pin: '394210',
      state: { code: 'GJ', name: 'Gujarat' },
      services: ['testRide'],
      hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '19:00' }],
      isSample: false,
    },
  ],
} as Partial<Record<keyof DataDoor, unknown>> as DataDoor;

/** The page as somebody gets it who has chosen so much. */
const draw = async (query: Record<string, string>) => {
  const context = examplePage({
    data,
    read: async (_what, ask, fallback) => {
      try {
        return (await ask(data)) ?? fallback;
      } catch {
        return fallback;
      }
    },
  });
  const { content } = (await page.load(context))?.answer(query) ?? {};
  return renderToStaticMarkup(
    <localeContext.Provider value={context.locale}>{content}</localeContext.Provider>,
  );
};

const dealer = 'surat-udhna';

test('where the day is chosen it says what the dealer tells, and what to bring', async () => {
  const html = await draw({ vehicle: 'millo', dealer });
  expect(html).toContain('whether he has this vehicle to drive');
  expect(html).toContain('bring your driving licence');
  // Another vehicle can be chosen there still.
  for (const query of [{ dealer }, { vehicle: 'marvel', dealer }])
    expect(await draw(query)).toContain('bring your driving licence');
  expect(await draw({ vehicle: 'millo' })).not.toContain('driving licence');
});
