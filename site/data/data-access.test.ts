import { siteSettings } from '@ev-site/content/seed/data/site-settings.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DataAccess, openDataAccess } from './data-access.ts';

let fresh: FreshContent;
let data: DataAccess;
let generation = 0;

beforeAll(async () => {
  fresh = await openFreshContent();
  for (const [name, value] of Object.entries(fresh.variables)) vi.stubEnv(name, value);
  data = await openDataAccess('/media', () => generation, { error: vi.fn(), warn: vi.fn() });
}, 120_000);
afterAll(async () => {
  await data?.close();
  await fresh?.remove();
  vi.unstubAllEnvs();
});

test('reads settings and menus once in each language, and again when the content has changed', async () => {
  const asked = vi.spyOn(data.content, 'findGlobal');
  const readFrames = async () => {
    const reads = [data, data.inLanguage('hi')].map(async (reading) => ({
      settings: await reading.getSettings(),
      menus: await reading.getMenus(),
    }));
    const frames = await Promise.all(reads);
    const globals = asked.mock.calls.map(([{ slug, locale }]) => `${slug} ${locale}`).sort();
    asked.mockClear();
    return { frames, globals };
  };

  const first = await readFrames();
  // A menu that was never saved is read only in the first language.
  const once = ['menus en', 'menus en', 'site-settings en', 'site-settings en', 'site-settings hi'];
  expect(first.globals).toEqual(once);
  const again = await readFrames();
  expect(again.globals).toEqual([]);
  expect(again.frames).toEqual(first.frames);

  const company = 'Pathika of another name';
  await fresh.payload.updateGlobal({ slug: 'site-settings', data: { ...siteSettings, company } });
  generation += 1;
  const anew = await readFrames();
  expect(anew.globals).toEqual(once);
  expect(anew.frames.map(({ settings }) => settings.company)).toEqual([company, company]);
});
