import { expect, test } from 'vitest';
import config from './payload.config.ts';
import { mapFields } from './plugins/change-fields.ts';

test('each page of our own has a unique title', async () => {
  const views = Object.entries((await config).admin.components?.views ?? {});
  const titles = views.flatMap(([, view]) => (view && 'path' in view && view.path ? [view.meta?.title] : []));
  expect(titles).toEqual(expect.arrayContaining(['Search', 'Person', 'Reports', 'Applications', 'Help']));
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the publish button publishes the open language, and its menu all languages', async () => {
  const { i18n, localization } = await config;
  expect(localization).toMatchObject({ defaultLocalePublishOption: 'active' });
  expect(i18n.translations).toMatchObject({
    en: { version: { publishAllLocales: 'Publish in all languages' } },
  });
});

test('the field for a new password says how long a password is, before it refuses one', async () => {
  expect((await config).i18n.translations).toMatchObject({
    en: { authentication: { newPassword: 'New password, at least 12 characters' } },
  });
});

test('the default time zone is the only one that can be chosen', async () => {
  const { defaultTimezone, supportedTimezones } = (await config).admin.timezones;
  expect(supportedTimezones.map(({ value }) => value)).toEqual([defaultTimezone]);
});

test('comparing versions ignores the position in a list, which restoring does not change', async () => {
  const lists = (await config).collections.filter(({ orderable, versions }) => orderable && versions);
  expect(lists.map(({ slug }) => slug)).toContain('questions');
  for (const { fields, slug } of lists)
    expect(
      fields.find((field) => 'name' in field && field.name === '_order'),
      slug,
    ).toMatchObject({ admin: { components: { Diff: expect.stringContaining('#Nothing') } } });
});

const dayCell = './components/documents/day-cell.tsx#DayCell';
const addedByPayload = new Set(['createdAt', 'updatedAt', 'deletedAt']);

test('every date field of leads is rendered on the server, also those of Payload', async () => {
  const leads = (await config).collections.find(({ slug }) => slug === 'leads');
  const dates = (leads?.flattenedFields ?? []).filter(({ type }) => type === 'date');
  expect(dates.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['nextStepOn', 'createdAt', 'updatedAt', 'deletedAt']),
  );
  for (const { admin, name } of dates)
    expect(admin, name).toMatchObject({
      components: { Cell: dayCell },
    });
});

test('every other list shows its own days and times in the same way', async () => {
  for (const { fields, slug, auth } of (await config).collections) {
    if (slug.startsWith('payload-') || auth) continue;
    // Not `flattenedFields`: another test file of this process may have opened the collection without these plugins.
    mapFields(fields, (field) => {
      if (field.type === 'date' && !addedByPayload.has(field.name))
        expect(field.admin, `${slug} ${field.name}`).toMatchObject({ components: { Cell: dayCell } });
      return field;
    });
  }
});
