import { expect, test } from 'vitest';
import config from './payload.config.ts';

test('each page of our own has a title, which tells the tabs of the browser apart', async () => {
  const views = Object.entries((await config).admin.components?.views ?? {});
  const titles = views.flatMap(([, view]) => (view && 'path' in view && view.path ? [view.meta?.title] : []));
  expect(titles).toEqual(expect.arrayContaining(['Search', 'Person', 'Reports', 'Applications', 'Help']));
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titles.length);
});
