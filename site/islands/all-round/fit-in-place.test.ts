import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMetres, toFit } from './fit-in-place.ts';

const pickup = { length: 3.4, width: 1.46 };

describe('toFit', () => {
  test('returns the room that is left', () => {
    expect(toFit(pickup, { length: 4, width: 2 })).toEqual({
      fits: true,
      along: expect.closeTo(0.6),
      across: expect.closeTo(0.54),
    });
  });

  test('accepts a place that fits only sideways', () => {
    expect(toFit(pickup, { length: 2, width: 4 }).fits).toBe(true);
  });

  test('returns what is missing on the side that is too short, and 0 for the other', () => {
    expect(toFit(pickup, { length: 3, width: 2 })).toEqual({
      fits: false,
      along: expect.closeTo(0.4),
      across: 0,
    });
  });

  test('rounds a missing millimetre up to a centimetre', () => {
    expect(toFit(pickup, { length: readMetres('3.399') ?? 0, width: 2 })).toEqual({
      fits: false,
      along: expect.closeTo(0.01),
      across: 0,
    });
  });

  test('whatever fits also fits into a larger place', () => {
    const metres = fc.double({ min: 0.1, max: 50, noNaN: true });
    fc.assert(
      fc.property(metres, metres, metres, metres, (length, width, more, wider) => {
        const { fits } = toFit(pickup, { length, width });
        if (fits) expect(toFit(pickup, { length: length + more, width: width + wider }).fits).toBe(true);
      }),
    );
  });
});

test.each([
  ['4.5', 4.5],
  [' 4,5 ', 4.5],
  ['1.42', 1.42],
  ['1.418', 1.41],
  ['४.५', 4.5],
  ['૪.૫', 4.5],
  ['', null],
  ['0.001', null],
  ['1e1', null],
  ['0x10', null],
  ['0', null],
  ['-3', null],
  ['51', null],
  ['four', null],
])('readMetres(%j) is %j', (text, value) => {
  expect(readMetres(text)).toBe(value);
});
