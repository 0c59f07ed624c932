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

test('finds what most rows of all groups share', () => {
  expect(findUsualCondition([group('sheet', 'peak', 'sheet'), group('sheet', 'sheet', 'peak')])).toBe(
    'sheet',
  );
});

test('leaves a condition that few rows share where it is', () => {
  expect(findUsualCondition([group('sheet', 'sheet', 'sheet', 'peak')])).toBe('');
  expect(findUsualCondition([])).toBe('');
});
