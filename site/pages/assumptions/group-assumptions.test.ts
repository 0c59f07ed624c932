import { type AssumptionKey, assumptionKeys } from '@ev-site/contract/assumption-keys.ts';
import { expect, test } from 'vitest';
import type { Assumption } from '../../data/assumptions.ts';
import { groupAssumptions } from './group-assumptions.ts';

const toAssumption = (key: AssumptionKey, name: string = key): Assumption => ({
  key,
  name,
  value: 1,
  low: null,
  high: null,
  unit: '₹',
  place: '',
  isEstimate: true,
  source: { title: '', publisher: '', url: '' },
  asOf: '2026-07-01',
  isOverdue: false,
  endsOn: null,
  hasEnded: false,
  note: '',
});

const idsOf = (assumptions: Assumption[]) =>
  groupAssumptions(assumptions).flatMap(({ rows }) => rows.map(({ id }) => id));

test('lists each assumption once, with its own id', () => {
  const ids = idsOf(assumptionKeys.map((key) => toAssumption(key)));
  expect(ids.toSorted()).toEqual(assumptionKeys.toSorted());
});

test('the first assumption of a key has the key as id, and the others are numbered, even if the first is not shown', () => {
  expect(idsOf([toAssumption('dieselPrice', 'Diesel'), toAssumption('dieselPrice', 'Delhi')])).toEqual([
    'dieselPrice',
    'dieselPrice-2',
  ]);
  expect(idsOf([toAssumption('dieselPrice', ''), toAssumption('dieselPrice', 'Delhi')])).toEqual([
    'dieselPrice-2',
  ]);
});

test('leaves out groups without assumptions', () => {
  expect(
    groupAssumptions([toAssumption('years'), toAssumption('dieselPrice')]).map(({ name }) => name),
  ).toEqual(['energy', 'use']);
});
