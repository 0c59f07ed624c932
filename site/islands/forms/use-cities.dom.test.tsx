import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCities } from './use-cities.ts';

let answers: Record<string, PromiseWithResolvers<Response>>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answers = {};
  vi.stubGlobal('fetch', (path: string) => {
    const answer = Promise.withResolvers<Response>();
    answers[path] = answer;
    return answer.promise;
  });
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

let unmount = () => {};

const open = () => {
  const root = createRoot(document.createElement('div'));
  let now: ReturnType<typeof useCities> | undefined;
  const Probe = () => {
    now = useCities('5', [{ value: '1', label: 'Ahmedabad' }]);
    return null;
  };
  act(() => root.render(<Probe />));
  unmount = () => act(() => root.unmount());
  return {
    getCities: () => now?.cities,
    load: (stateId: string) => act(async () => void now?.load(stateId)),
  };
};

const answer = (stateId: number, rows: { id: number; city_name: string }[], init?: ResponseInit) =>
  act(async () => {
    answers[`/api/get-cities/${stateId}?lang=en`]?.resolve(Response.json({ data: { data: rows } }, init));
  });

test('a late answer about an earlier state does not replace the cities of the last one', async () => {
  const { getCities, load } = open();
  expect(getCities()).toEqual({ stage: 'ready', list: [{ value: '1', label: 'Ahmedabad' }] });
  await load('7');
  expect(getCities()).toEqual({ stage: 'loading', list: [] });
  await load('12');
  await answer(12, [{ id: 9, city_name: 'Kochi' }]);
  await answer(7, [{ id: 2, city_name: 'Surat' }]);
  expect(getCities()).toEqual({ stage: 'ready', list: [{ value: '9', label: 'Kochi' }] });
});

test('an empty state has no cities and sends no request', async () => {
  const { getCities, load } = open();
  await load('');
  expect(getCities()).toEqual({ stage: 'ready', list: [] });
  expect(answers).toEqual({});
});

test('cities that cannot be loaded are marked as failed until they are loaded again', async () => {
  const { getCities, load } = open();
  await load('7');
  await answer(7, [], { status: 503 });
  expect(getCities()).toEqual({ stage: 'failed', list: [] });
  await load('7');
  await answer(7, [{ id: 2, city_name: 'Surat' }]);
  expect(getCities()?.stage).toBe('ready');
});
