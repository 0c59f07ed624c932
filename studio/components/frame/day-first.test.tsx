// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pressEnter, typeInto } from '../../testing/type-under-test.ts';
import { DayFirst } from './day-first.tsx';

let root: Root;

const Calendar = () => {
  const [text, setText] = useState('');
  return (
    <DayFirst>
      <div className="react-datepicker__input-container">
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <output>{text}</output>
    </DayFirst>
  );
};

beforeEach(async () => {
  document.body.innerHTML = '<div id="studio"></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
  await act(async () => root.render(<Calendar />));
});
afterEach(() => act(async () => root.unmount()));

const findControl = () => document.querySelector('input') as HTMLInputElement;
const readHeard = () => document.querySelector('output')?.textContent;

test.each([
  ['05/01/2027', '5 Jan 2027'],
  ['5-1-2027', '5 Jan 2027'],
  ['05.01.2027 9:00', '5 Jan 2027 9:00'],
  ['31/12/2026, 14:30', '31 Dec 2026, 14:30'],
  ['05 01 2027', '5 Jan 2027'],
  ['29/02/2028', '29 Feb 2028'],
])('the calendar hears a day in numbers with its month as a word: %s', async (typed, heard) => {
  await typeInto(findControl(), typed);
  expect(readHeard()).toBe(heard);
  expect(findControl().value).toBe(heard);
});

test.each(['5 Jan 2027', '2027-01-05', '12/25/2026', '31/04/2027', '29/02/2027', '05/01', ''])(
  'other texts stay as they are: %s',
  async (typed) => {
    await typeInto(findControl(), typed);
    await pressEnter(findControl());
    expect(readHeard()).toBe(typed);
  },
);

test('a year of two digits counts once the typing has ended', async () => {
  await typeInto(findControl(), '05/01/27');
  expect(readHeard()).toBe('05/01/27');
  await act(async () => findControl().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(readHeard()).toBe('5 Jan 2027');
});

test('a year of two digits counts before a shortcut saves', async () => {
  await typeInto(findControl(), '05/01/27');
  const save = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true });
  await act(async () => findControl().dispatchEvent(save));
  expect(readHeard()).toBe('5 Jan 2027');
});

test('a day that the calendar itself shows stays as it is', async () => {
  await typeInto(findControl(), '5 Jan 2027');
  await pressEnter(findControl());
  findControl().value = '01/05/2027';
  await act(async () => findControl().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(findControl().value).toBe('01/05/2027');
});

test('a text outside a calendar stays as it is', async () => {
  const box = document.body.appendChild(document.createElement('input'));
  await typeInto(box, '05/01/2027');
  expect(box.value).toBe('05/01/2027');
});
