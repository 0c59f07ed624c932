import { describe, expect, test } from 'vitest';
import { getWords } from '../words/words.ts';
import { createFigureReader } from './figure.ts';

const { formatNumber, toFigure, findFigure, findAlone } = createFigureReader(getWords('en').figures);

const stored = { key: 'savings', label: 'Saved in a year', condition: 'against diesel' };

describe('formatNumber', () => {
  test.each([
    [75_000, {}, '75,000'],
    [120_000, {}, '1,20,000'],
    [120_000, { notation: 'lakh', decimals: 2 }, '1.20 lakh'],
    [25_000_000, { notation: 'crore' }, '2.5 crore'],
    [7.37, {}, '7.37'],
  ] as const)('writes %d with the digit groups of India', (number, options, written) => {
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

  test('shows the text if there is no number', () => {
    expect(toFigure({ ...stored, text: 'Mechanical drum' })).toMatchObject({
      value: 'Mechanical drum',
      unit: '',
      note: '',
    });
  });

  test('puts a qualifier before the number', () => {
    expect(toFigure({ ...stored, min: 75, unit: 'years', qualifier: 'over' }).value).toBe('Over 75');
    expect(toFigure({ ...stored, min: 75_000, unit: '₹', qualifier: 'about' })).toMatchObject({
      value: 'About ₹75,000',
      unit: '',
    });
  });

  test('keeps the condition', () => {
    expect(toFigure({ ...stored, min: 110, unit: 'km', condition: 'certified' }).condition).toBe('certified');
  });

  test('marks only the group “claims” as a claim', () => {
    const saving = { ...stored, min: 75_000, unit: '₹' };
    expect(toFigure({ ...saving, group: 'claims' }).isClaim).toBe(true);
    expect(toFigure({ ...saving, group: 'capacity' })).not.toHaveProperty('isClaim');
    expect(toFigure(saving)).not.toHaveProperty('isClaim');
  });
});

describe('findAlone', () => {
  const inputs = 'vehicle=millo&against=cng&km=90';
  const claim = { result: 'runningSavingPerYear', inputs: `${inputs}&battery=0` } as const;
  const conditionOf = (figure: object, find = findAlone) =>
    find([{ ...stored, min: 75_000, unit: '₹', ...figure }], 'savings')?.condition;

  test('says in every language that the battery is not counted, for a saving shown without its note', () => {
    expect(conditionOf({ claim })).toBe('against diesel; battery not counted');
    expect(conditionOf({ claim }, findFigure)).toBe('against diesel');
    for (const language of ['hi', 'gu'] as const) {
      const reader = createFigureReader(getWords(language).figures);
      expect(conditionOf({ claim }, reader.findAlone)).toMatch(/^against diesel; [^a-z]+$/);
    }
  });

  test.each([
    {},
    { claim: {} },
    { claim: { result: 'runningSavingPerYear', inputs } as const },
    { claim: { result: 'runningSavingPerYear', inputs: `${inputs}&battery=1.8` } as const },
    { claim: { result: 'maintenancePaisePerKm', inputs: `${inputs}&battery=0` } as const },
  ])('leaves other figures as they are: %j', (figure) => {
    expect(conditionOf(figure)).toBe('against diesel');
  });
});
