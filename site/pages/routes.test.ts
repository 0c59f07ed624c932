import { expect, test } from 'vitest';
import type { Reading } from '../data/data-access.ts';
import type { Known } from '../data/known.ts';
import { routes } from './routes.ts';

const nothing: Known = {
  count: async () => 0,
  getIds: async () => new Set(),
  getColours: async () => new Map(),
  listTokens: async () => [],
  getCategories: async () => new Map(),
  getStates: async () => new Set(),
  getDealers: async () => new Set(),
  getTrashedFiles: async () => new Set(),
  countOld: () => 0,
};

const open = routes.routes.filter(({ path }) => path.includes(':'));

test.each(open.map((route) => [route.path, route] as const))(
  '%s knows before loading anything that an invented address has no page',
  async (path, { load, params: fixed }) => {
    const { page } = await load();
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    for (const invented of ['invented', '999999']) {
      const params = { ...fixed, ...Object.fromEntries(names.map((name) => [name, invented])) };
      expect(await page.exists({ params, query: {}, data: { known: nothing } as Reading }), invented).toBe(
        false,
      );
    }
  },
  60_000,
);

test('there are routes with parameters', () => {
  expect(open.length).toBeGreaterThan(5);
});
