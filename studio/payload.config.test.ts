import { expect, test } from 'vitest';
import config from './payload.config.ts';

test('each page of our own has a title, which tells the tabs of the browser apart', async () => {
  const views = Object.entries((await config).admin.components?.views ?? {});
  const titles = views.flatMap(([, view]) => (view && 'path' in view && view.path ? [view.meta?.title] : []));
  expect(titles).toEqual(expect.arrayContaining(['Search', 'Person', 'Reports', 'Applications', 'Help']));
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the button of a document publishes the language that is open; all of them are published by its menu', async () => {
  const { i18n, localization } = await config;
  expect(localization).toMatchObject({ defaultLocalePublishOption: 'active' });
  expect(i18n.translations).toMatchObject({
    en: { version: { publishAllLocales: 'Publish in all languages' } },
  });
});

test('the time zone of what is scheduled is one that can be chosen, and the only one', async () => {
  const { defaultTimezone, supportedTimezones } = (await config).admin.timezones;
  expect(supportedTimezones.map(({ value }) => value)).toEqual([defaultTimezone]);
});

test('two versions are not compared by the place in a list, which going back does not change', async () => {
  const lists = (await config).collections.filter(({ orderable, versions }) => orderable && versions);
  expect(lists.map(({ slug }) => slug)).toContain('questions');
  for (const { fields, slug } of lists)
    expect(
      fields.find((field) => 'name' in field && field.name === '_order'),
      slug,
    ).toMatchObject({ admin: { components: { Diff: expect.stringContaining('#Nothing') } } });
});

test('every day and time that the list of leads may show comes with the server’s answer, those that Payload keeps too', async () => {
  const leads = (await config).collections.find(({ slug }) => slug === 'leads');
  const dates = (leads?.flattenedFields ?? []).filter(({ type }) => type === 'date');
  expect(dates.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['nextStepOn', 'createdAt', 'updatedAt', 'deletedAt']),
  );
  for (const { admin, name } of dates)
    expect(admin, name).toMatchObject({
      components: { Cell: './components/leads/list/day-cell.tsx#DayCell' },
    });
});
