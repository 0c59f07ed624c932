import { previewedCollections, previewedGlobals } from '@ev-site/contract/documents.ts';
import type { FlattenedField, PayloadRequest, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { getContentConfig } from './config.ts';
import { isGated } from './fields/translation-ready.ts';
import { raiseRevision, raiseRevisionOfGlobal } from './hooks/raise-revision.ts';
import { hasDrafts } from './keeping/status.ts';

let config: SanitizedConfig;
beforeAll(async () => {
  const variables = { DATA_DIR: '/nowhere', DATABASE_URL: 'file:/nowhere/site.sqlite' };
  config = await getContentConfig({ variables, secret: 'not needed to look at it' });
});

/** Finds a kind of content in the final config. */
const find = <Kind extends { slug: string }>(kinds: readonly Kind[], slug: string): Kind => {
  const found = kinds.find((kind) => kind.slug === slug);
  if (!found) throw new Error(`The config has no ${slug}.`);
  return found;
};

const asked = (role: string | null) =>
  ({ req: { user: role && { id: 7, role, collection: 'staff' } } }) as unknown as { req: PayloadRequest };

test('every kind with drafts is among the previewed kinds', () => {
  const kinds = [...config.collections, ...config.globals].filter(hasDrafts).map(({ slug }) => slug);
  expect(kinds.length).toBeGreaterThan(0);
  expect([...previewedCollections, ...previewedGlobals]).toEqual(expect.arrayContaining(kinds));
});

describe.each(previewedCollections)('%s', (slug) => {
  test('raise the revision after a change and a deletion, so that pages show it', () => {
    const { hooks } = find(config.collections, slug);
    expect(hooks.afterChange).toEqual(expect.arrayContaining(raiseRevision.afterChange));
    expect(hooks.afterDelete).toEqual(expect.arrayContaining(raiseRevision.afterDelete));
  });

  test('can be written by those who write content, and read over REST only by staff', async () => {
    const { access } = find(config.collections, slug);
    for (const write of [access.create, access.update]) {
      expect(await write(asked('editor'))).toBe(true);
      expect(await write(asked('sales'))).toBe(false);
    }
    expect(await access.read(asked('sales'))).toBe(true);
    expect(await access.read(asked(null))).toBe(false);
  });
});

test.each(previewedGlobals)(
  '%s raises the revision, cannot be written by sales, and cannot be read without signing in',
  async (slug) => {
    const { access, hooks } = find(config.globals, slug);
    expect(hooks.afterChange).toEqual(expect.arrayContaining(raiseRevisionOfGlobal.afterChange));
    expect(await access.update(asked('sales'))).toBe(false);
    expect(await access.read(asked(null))).toBe(false);
  },
);

/**
 * Kinds that are shown in every language at once: names, numbers or pictures, in English if the language has no text.
 */
const ungated = ['states', 'cities', 'media', 'site-settings'];

test('all other kinds wait in each language for “Translation is ready”', () => {
  const kinds = [
    ...previewedCollections.map((slug) => find(config.collections, slug)),
    ...previewedGlobals.map((slug) => find(config.globals, slug)),
  ];
  expect(kinds.filter((kind) => !isGated(kind)).map(({ slug }) => slug)).toEqual(ungated);
});

/** Choices that are clear to staff without other words: names of pages, icons and units. */
const plainChoices = ['key', 'metaKey', 'icon', 'unit', 'qualifier', 'notation'];

/** The labels of all choices of a kind's fields, by field. */
const listChoices = (fields: readonly FlattenedField[]): [string, unknown[]][] =>
  fields.flatMap((field): [string, unknown[]][] => {
    if ('flattenedFields' in field) return listChoices(field.flattenedFields);
    if (field.type !== 'select' || field.name.startsWith('_')) return [];
    return [[field.name, field.options.map((one) => (typeof one === 'string' ? one : one.label))]];
  });

test('the choices that staff see are words', () => {
  const kinds = [...config.collections, ...config.globals].filter(({ admin }) => admin.hidden !== true);
  const raw = kinds.flatMap(({ flattenedFields, slug }) =>
    listChoices(flattenedFields).flatMap(([name, choices]) =>
      plainChoices.includes(name) || choices.every((word) => /^[^a-z]/.test(String(word)))
        ? []
        : [`${slug}, ${name}: ${choices.join(', ')}`],
    ),
  );
  expect(raw).toEqual([]);
});
