import type { Where } from 'payload';
import { expect, test } from 'vitest';
import { measureProcessorMs } from '../testing/processor-time.ts';
import { getSoughtText, listWhereParts, mapParts } from './where-tree.ts';

const isNew = { status: { equals: 'new' } };
const isAsha = { name: { like: 'Asha' } };

/** As JSON from outside, which may contain `__proto__` and null. */
const toWhere = (json: string): Where => JSON.parse(json);

const nest = (deep: number): Where =>
  toWhere(`${'{"or":['.repeat(deep)}{"name":{"like":"x"}}${']}'.repeat(deep)}`);

const listPaths = (where: unknown) => listWhereParts(where).map(({ path }) => path);

test('lists the conditions on fields, in lists of any spelling', () => {
  const where = { ...isNew, AND: [isAsha, { Or: [{ phone: { exists: true, like: '9' } }, {}] }], or: [] };
  expect(listWhereParts(where)).toEqual([
    { path: 'status', operators: { equals: 'new' }, where: isNew },
    { path: 'name', operators: { like: 'Asha' }, where: isAsha },
    {
      path: 'phone',
      operators: { exists: true, like: '9' },
      where: { phone: { exists: true, like: '9' } },
    },
  ]);
});

test.each([
  ['{}', []],
  ['null', ['']],
  ['"name"', ['']],
  ['[{"name":{"like":"x"}}]', ['0']],
  ['{"and":[null,1,"x",[],{}]}', ['', '', '']],
  ['{"and":{"0":{"name":{"like":"x"}}}}', ['and']],
  ['{"and":"x","or":null}', ['and', 'or']],
  ['{"name":null,"phone":[],"email":"x"}', ['name', 'phone', 'email']],
  ['{"ands":[{"name":{}}],"an d":[]}', ['ands', 'an d']],
  ['{"__proto__":{"like":"x"},"or":[{"__proto__":{"and":[]}}]}', ['__proto__', '__proto__']],
])('lists in %s the paths %j', async (json, paths) => {
  expect(listPaths(toWhere(json))).toEqual(paths);
  // A condition without changes tests the same fields, and nothing is lost on the way.
  expect(listPaths(await mapParts(toWhere(json), () => undefined))).toEqual(paths);
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});

test('replaces parts by their replacements, and visits the lists that stay', async () => {
  const where = { ...isNew, and: [isAsha, { OR: [isAsha, isNew] }] };
  const mapped = await mapParts(where, async (part) =>
    getSoughtText(part) === 'Asha' ? { id: { equals: 7 } } : undefined,
  );
  expect(mapped).toEqual({
    and: [isNew, { and: [{ id: { equals: 7 } }, { OR: [{ id: { equals: 7 } }, isNew] }] }],
  });
  expect(where).toEqual({ ...isNew, and: [isAsha, { OR: [isAsha, isNew] }] });
});

test('can replace a whole list, and does not visit the replacement', async () => {
  const seen: string[] = [];
  const mapped = await mapParts({ and: [{ or: [isAsha, isNew] }, isAsha] }, ({ path, list, where }) => {
    seen.push(path);
    return path === 'or' && list?.length === 2 ? { and: [where] } : undefined;
  });
  expect(mapped).toEqual({ and: [{ and: [{ or: [isAsha, isNew] }] }, isAsha] });
  expect(seen).toEqual(['and', 'or', 'name']);
});

test.each([101, 100_000])('refuses conditions nested %i deep without filling the stack', async (deep) => {
  const where = nest(deep);
  expect(() => listWhereParts(where)).toThrow('Conditions may be nested 100 deep');
  await expect(mapParts(where, () => undefined)).rejects.toMatchObject({ status: 400 });
});

test('reads the deepest allowed nesting and very long lists quickly', async () => {
  expect(listPaths(nest(100))).toEqual(['name']);
  expect(await mapParts(nest(100), () => undefined)).toEqual(nest(100));
  const long = { or: Array.from({ length: 100_000 }, () => isAsha) };
  const took = await measureProcessorMs(async () => {
    expect(listWhereParts(long)).toHaveLength(100_000);
    expect(await mapParts(long, () => undefined)).toHaveProperty('or.length', 100_000);
  });
  expect(took).toBeLessThan(5000);
});

test.each([
  [{ like: 'a' }, 'a'],
  [{ contains: 'b' }, 'b'],
  [{ like: 5 }, undefined],
  [{ equals: 'a' }, undefined],
])('finds in %j the text %j', (asked, text) => {
  expect(listWhereParts({ name: asked }).map(getSoughtText)).toEqual([text]);
});
