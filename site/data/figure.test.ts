import { describe, expect, test } from 'vitest';
import { getWords } from '../words/words.ts';
import { createFigureReader } from './figure.ts';

const { formatNumber, toFigure } = createFigureReader(getWords('en').figures);

const stored = { key: 'savings', label: 'Saved in a year', condition: 'against diesel' };

describe('formatNumber', () => {
  test.each([
    [75_000, {}, '75,000'],
    [120_000, {}, '1,20,000'],
    [120_000, { notation: 'lakh', decimals: 2 }, '1.20 lakh'],
    [25_000_000, { notation: 'crore' }, '2.5 crore'],
    [7.37, {}, '7.37'],
  ] as const)('writes %d as India does', (number, options, written) => {
    expect(formatNumber(number, options)).toBe(written);
  });
});

describe('toFigure', () => {
  test('puts the rupee sign before the number and other units after it', () => {
    expect(toFigure({ ...stored, min: 75_000, unit: '₹' })).toMatchObject({
      value: '75,000',
      unitPosition: 'before',
    });
    expect(toFigure({ ...stored, min: 25, unit: 'km/h' })).toMatchObject({
      unit: 'km/h',
      unitPosition: 'after',
    });
  });

  test('joins a range and keeps words that belong to the number', () => {
    expect(toFigure({ ...stored, min: 8, max: 10, unit: 'h' }).value).toBe('8 to 10');
    expect(
      toFigure({ ...stored, min: 4, unit: 'passengers', text: '+ 1 driver + 40 kg luggage' }),
    ).toMatchObject({
      value: '4',
      note: '+ 1 driver + 40 kg luggage',
    });
  });

  test('shows a text where there is no number', () => {
    expect(toFigure({ ...stored, text: 'Mechanical drum' })).toMatchObject({
      value: 'Mechanical drum',
      unit: '',
      note: '',
    });
  });

  test('sets a qualifier before the number', () => {
    expect(toFigure({ ...stored, min: 75, unit: 'years', qualifier: 'over' }).value).toBe('Over 75');
    expect(toFigure({ ...stored, min: 75_000, unit: '₹', qualifier: 'about' })).toMatchObject({
      value: 'About ₹75,000',
      unit: '',
    });
  });

  test('never loses the condition', () => {
    expect(toFigure({ ...stored, min: 110, unit: 'km', condition: 'certified' }).condition).toBe('certified');
  });

  test('marks what a vehicle is claimed to save or cost, and nothing else', () => {
    const saving = { ...stored, min: 75_000, unit: '₹' };
    expect(toFigure({ ...saving, group: 'claims' }).isClaim).toBe(true);
    expect(toFigure({ ...saving, group: 'capacity' })).not.toHaveProperty('isClaim');
    expect(toFigure(saving)).not.toHaveProperty('isClaim');
  });
});
