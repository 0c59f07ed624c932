import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../testing/example-form.ts';
import { FakeRequest } from '../testing/fake-request.ts';
import { getWords } from '../words/words.ts';
import DealerForm from './dealer-form.island.tsx';
import { writeDraft } from './forms/draft-store.ts';

const cities: Record<string, { id: number; city_name: string }[]> = {
  '5': [{ id: 51, city_name: 'Kochi' }],
  '8': [{ id: 81, city_name: 'Surat' }],
  '9': [],
};
const said = { label: 'x', hint: '' };
const surroundings = {
  ...exampleSurroundings,
  words: { ...exampleSurroundings.words, fields: { message: said, state_id: said, city_id: said } },
};
const choiceWords = getWords('en').forms.dealer;
let asked: string[] = [];
let close = () => {};

const fakeFetch = async (url: string) => {
  const [, state = ''] = /get-cities\/(\d+)/.exec(url) ?? [];
  if (!state) return Response.json({ data: { message: '' } });
  asked.push(state);
  return Response.json({ data: { data: cities[state] } });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', fakeFetch);
  localStorage.clear();
  FakeRequest.forget();
  asked = [];
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the form as the server draws it; `before` acts as the visitor until the island runs. */
const open = async (
  stateId = '',
  before: (state: HTMLSelectElement) => void = () => {},
  initial = stateId ? [{ value: '81', label: 'Surat' }] : [],
) => {
  const holder = document.createElement('div');
  document.body.append(holder);
  const view = (
    <DealerForm
      surroundings={surroundings}
      words={choiceWords}
      vehicles={[]}
      states={[
        { value: '5', label: 'Kerala' },
        { value: '8', label: 'Gujarat' },
        { value: '9', label: 'Ladakh' },
      ]}
      stateId={stateId}
      cities={initial}
    />
  );
  holder.innerHTML = renderToString(view);
  // Happy DOM returns the option after the selected one.
  holder.querySelector('form')?.reset();
  const select = (name: string) => holder.querySelector(`[name="${name}"]`) as HTMLSelectElement;
  before(select('state_id'));
  const root = await act(async () => hydrateRoot(holder, view));
  close = () => {
    act(() => root.unmount());
    holder.remove();
    close = () => {};
  };
  return {
    state: () => select('state_id').value,
    city: () => select('city_id').value,
    offered: () => [...select('city_id').options].map(({ text }) => text),
    choose: (name: string, value: string) =>
      act(async () => {
        select(name).value = value;
        for (const kind of ['input', 'change'])
          select(name).dispatchEvent(new Event(kind, { bubbles: true }));
      }),
    problem: () => {
      const ids = select('city_id').getAttribute('aria-describedby')?.split(' ') ?? [];
      return holder.querySelector(`[id="${ids.find((id) => id.endsWith('error'))}"]`)?.textContent;
    },
    send: () => act(async () => holder.querySelector('form')?.requestSubmit()),
    press: (words: string) =>
      act(async () =>
        [...holder.querySelectorAll('button')].find((one) => one.textContent === words)?.click(),
      ),
  };
};
const keep = (texts: Record<string, string>) =>
  writeDraft('dealer', { at: Date.now(), texts, about: '', key: '', unsent: false });
const { chooseCity, chooseStateFirst } = choiceWords;

test('loads the cities of a state that was chosen before the script loaded', async () => {
  const form = await open('', (state) => {
    state.value = '5';
  });
  expect(form.state()).toBe('5');
  expect(form.offered()).toEqual([chooseCity, 'Kochi']);
  expect(asked).toEqual(['5']);
});

test('restores the state of the draft, loads its cities, and then restores the city', async () => {
  keep({ state_id: '5', city_id: '51' });
  const form = await open();
  expect([form.state(), form.city()]).toEqual(['5', '51']);
  expect(asked).toEqual(['5']);
});

test('restores the city of the draft if its state is selected already', async () => {
  keep({ state_id: '5', city_id: '51' });
  const form = await open('', (state) => {
    state.value = '5';
  });
  expect([form.state(), form.city()]).toEqual(['5', '51']);
  expect(asked).toEqual(['5']);
});

test('prefers the state of the address to the state of the draft, and uses the cities of the page', async () => {
  keep({ state_id: '5', city_id: '51' });
  const form = await open('8');
  expect([form.state(), form.city()]).toEqual(['8', '']);
  expect(form.offered()).toEqual([chooseCity, 'Surat']);
  expect(asked).toEqual([]);
});

test('shows the cities of the address’s state again after a success', async () => {
  const form = await open('8');
  await form.choose('state_id', '5');
  await form.choose('city_id', '51');
  await form.send();
  await act(async () => FakeRequest.last.answer(200, { data: {} }));
  expect([form.state(), form.city()]).toEqual(['8', '']);
  expect(form.offered()).toEqual([chooseCity, 'Surat']);
  // The cities stay even if the chosen city was sent.
  await form.choose('city_id', '81');
  await form.send();
  await act(async () => FakeRequest.last.answer(200, { data: {} }));
  expect(form.offered()).toEqual([chooseCity, 'Surat']);
});

test('shows offline that the list of cities could not be loaded, also after an attempt to send', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = await open();
  await form.choose('state_id', '5');
  expect(form.problem()).toBe(choiceWords.citiesUnreached);
  expect(form.offered()).toEqual([choiceWords.noCityList]);
  await form.send();
  expect(form.problem()).toBe(choiceWords.citiesUnreached);
});

test('says so if the chosen state has no cities any more', async () => {
  const form = await open();
  await form.choose('state_id', '9');
  expect(form.offered()).toEqual([choiceWords.noCities]);
  expect(form.problem()).toBeUndefined();
});

test('lets the visitor load the cities if the page lacks them', async () => {
  const form = await open('8', undefined, []);
  expect(form.offered()).toEqual([choiceWords.noCityList]);
  await form.press(choiceWords.loadCities);
  expect(form.offered()).toEqual([chooseCity, 'Surat']);
});

test('moves the focus from the button to the list after the cities are loaded again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const form = await open();
  await form.choose('state_id', '5');
  vi.stubGlobal('fetch', fakeFetch);
  await form.press(choiceWords.loadCities);
  expect(form.offered()).toEqual([chooseCity, 'Kochi']);
  expect(document.activeElement?.getAttribute('name')).toBe('city_id');
});

test('shows no cities after a success or after deleting the draft, if the address names no state', async () => {
  const form = await open();
  await form.choose('state_id', '5');
  await form.send();
  await act(async () => FakeRequest.last.answer(200, { data: {} }));
  expect(form.offered()).toEqual([chooseStateFirst]);
  await form.choose('state_id', '8');
  expect(form.offered()).toEqual([chooseCity, 'Surat']);
  await form.press(surroundings.words.controls.forget);
  expect([form.state(), ...form.offered()]).toEqual(['', chooseStateFirst]);
});
