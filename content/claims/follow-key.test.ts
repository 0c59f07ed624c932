import { expect, test } from 'vitest';
import { followKey } from './follow-key.ts';

const figures = [
  {
    key: 'savings',
    claim: { result: 'runningSavingPerYear', inputs: 'vehicle=major&against=diesel&km=115' },
  },
  { key: 'payload' },
];

const change = (operation: 'create' | 'update', data: object, originalDoc?: object) =>
  followKey({ data, originalDoc, operation } as never) as { figures?: { claim?: { inputs: string } }[] };

const inputsOf = (data: ReturnType<typeof change>) => data.figures?.[0]?.claim?.inputs;

test('changes the vehicle in the inputs of a claim with a copy and with a new key', () => {
  const copied = change('create', { key: 'majorcopy', figures });
  expect(inputsOf(copied)).toBe('vehicle=majorcopy&against=diesel&km=115');
  const renamed = change('update', { key: 'nova' }, { key: 'major', figures });
  expect(inputsOf(renamed)).toBe('vehicle=nova&against=diesel&km=115');
  expect(renamed.figures?.[1]).toEqual(figures[1]);
});

test('keeps inputs of another vehicle while the key stays, so that the check can refuse them', () => {
  const slip = change('update', { key: 'millo', figures }, { key: 'millo', figures });
  expect(inputsOf(slip)).toBe('vehicle=major&against=diesel&km=115');
});
