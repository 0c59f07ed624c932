import { expect, test } from 'vitest';
import { refuseSameKey } from './refuse-same-key.ts';

type Options = Parameters<ReturnType<typeof refuseSameKey>>[1];

const options = { required: true, minRows: 1, maxRows: 3, req: { t: (key: string) => key } };
const check = (value: unknown) => refuseSameKey('key')(value as never, options as unknown as Options);
const toRows = (...keys: unknown[]) => keys.map((key) => ({ key }));

test.each([
  ['another key in each row', toRows('a', 'b'), true],
  ['rows whose keys are still to be written', toRows('', undefined, undefined), true],
  ['the same key', toRows('range', 'payload', 'range'), 'The key range stands here twice (1 and 3).'],
  ['a list that is empty in the form', 0, 'validation:requiresAtLeast'],
  ['more rows than there may be', toRows('a', 'b', 'c', 'd'), 'validation:requiresNoMoreThan'],
])('checks %s', (_what, value, expected) => expect(check(value)).toBe(expected));
