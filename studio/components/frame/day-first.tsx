'use client';

import { type ReactNode, useEffect } from 'react';

const calendars = '.react-datepicker__input-container input';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const numbers = /^\s*(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d\d)(?!\d)/;

/** Writes the month of a day in numbers as a word: 05/01/2027 becomes 5 Jan 2027. Other texts and impossible days stay. */
const nameMonth = (text: string): string =>
  text.replace(numbers, (typed: string, day: string, month: string, shortYear: string) => {
    const name = months[Number(month) - 1];
    const year = shortYear.padStart(4, '20');
    // The calendar would take 31 Apr for 1 May.
    const lastDay = new Date(Number(year), Number(month), 0).getDate();
    return name && Number(day) <= lastDay ? `${Number(day)} ${name} ${year}` : typed;
  });

const nameMonthIn = (control: HTMLInputElement): boolean => {
  const text = nameMonth(control.value);
  if (text === control.value) return false;
  // Bypasses React's own setter; otherwise React takes the value as already known.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  return true;
};

const findCalendar = ({ target }: Event): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.matches(calendars) ? target : undefined;

/** Calendars with typed text. What a calendar itself shows is not rewritten. */
const typedIn = new WeakSet<HTMLInputElement>();

const onInput = (event: Event) => {
  const control = findCalendar(event);
  if (!control) return;
  typedIn.add(control);
  // A year of two digits may be the beginning of one of four.
  if (/\d{4}/.test(control.value)) nameMonthIn(control);
};

/** Whether a key ends the typing: also a shortcut, which may save the form. */
const endsTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' || key === 'Tab' || ctrlKey || metaKey;

const onEnd = (event: Event) => {
  if (event instanceof KeyboardEvent && !endsTyping(event)) return;
  const control = findCalendar(event);
  if (!control || !typedIn.delete(control)) return;
  if (nameMonthIn(control)) control.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Makes calendars read a typed day as in India, with the day before the month. Payload's calendar reads numbers as an
 * American date: 05/01/2027 became the 1st of May. It lets nobody change this in the drawer of the timetable. A day
 * without a year is still read with the month first.
 */
export const DayFirst = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    // Before React, which hears the events at a node below.
    const ends = ['keydown', 'focusout'];
    window.addEventListener('input', onInput, true);
    for (const end of ends) window.addEventListener(end, onEnd, true);
    return () => {
      window.removeEventListener('input', onInput, true);
      for (const end of ends) window.removeEventListener(end, onEnd, true);
    };
  }, []);
  return children;
};
