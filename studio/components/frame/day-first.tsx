'use client';

import { type ReactNode, useEffect } from 'react';

const calendars = '.react-datepicker__input-container input';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const numbers = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?!\d)/;

/** Writes the month of a day in numbers as a word: 05/01/2027 becomes 5 Jan 2027. Other texts stay as they are. */
const nameMonth = (text: string): string =>
  text.replace(numbers, (typed: string, day: string, month: string, year: string) => {
    const name = months[Number(month) - 1];
    return name ? `${Number(day)} ${name} ${year.padStart(4, '20')}` : typed;
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

const onInput = (event: Event) => {
  const control = findCalendar(event);
  // A year of two digits may be the beginning of one of four.
  if (control && /\d{4}/.test(control.value)) nameMonthIn(control);
};

const onEnd = (event: Event) => {
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== 'Tab') return;
  const control = findCalendar(event);
  if (control && nameMonthIn(control)) control.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Makes calendars read a typed day as in India, with the day before the month. Payload's calendar reads numbers as an
 * American date: 05/01/2027 became the 1st of May. It lets nobody change this in the drawer of the timetable.
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
