import { expect, test } from 'vitest';
import type { SpecificationGroup } from '../../data/specification.ts';
import { findUsualCondition } from './usual-condition.ts';

const group = (...conditions: string[]): SpecificationGroup => ({
  name: 'performance',
  rows: conditions.map((condition, index) => ({
    key: `figure${index}`,
    label: 'Figure',
    value: '1',
    unit: '',
    unitPosition: 'after',
    note: '',
    condition,
    footnote: '',
  })),
});

test('finds the condition that most rows of all groups share', () => {
  expect(findUsualCondition([group('sheet', 'peak', 'sheet'), group('sheet', 'sheet', 'peak')])).toBe(
    'sheet',
  );
});

test('returns an empty text if too few rows share a condition', () => {
  expect(findUsualCondition([group('sheet', 'sheet', 'sheet', 'peak')])).toBe('');
  expect(findUsualCondition([])).toBe('');
});
