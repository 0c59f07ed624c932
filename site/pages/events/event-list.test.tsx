import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { EventSummary } from '../../data/events.ts';
import { EventList } from './event-list.tsx';

const toEvent = (id: number, isOver: boolean): EventSummary => ({
  id,
  title: `Camp ${id}`,
  description: 'Rajkot: come and drive.',
  picture: null,
  date: '2026-05-10T03:30:00.000Z',
  endsOn: null,
  isOver,
  place: '',
});

/** Headings and titles in the order of the page. */
const listTexts = (events: readonly EventSummary[]) =>
  renderToStaticMarkup(<EventList events={events} />)
    .split(/(?=<h[23])/)
    .filter((part) => part.startsWith('<h'))
    .map((part) => part.slice(0, part.search(/<\/h[23]>/)).replace(/<[^>]+>/g, ''));

describe('the list of events', () => {
  test('has those to come first, the next one on top, and those that are over in a part of their own', () => {
    const events = [toEvent(4, false), toEvent(3, false), toEvent(2, true), toEvent(1, true)];
    expect(listTexts(events)).toEqual(['Coming up', 'Camp 3', 'Camp 4', 'Past events', 'Camp 2', 'Camp 1']);
  });

  test('stamps each as coming or past', () => {
    const html = renderToStaticMarkup(<EventList events={[toEvent(2, false), toEvent(1, true)]} />);
    expect([...html.matchAll(/class="stamp">([^<]+)</g)].map(([, word]) => word)).toEqual(['Coming', 'Past']);
  });

  test('leaves out a part without events', () => {
    expect(listTexts([toEvent(1, true)])).toEqual(['Past events', 'Camp 1']);
    expect(listTexts([toEvent(1, false)])).toEqual(['Coming up', 'Camp 1']);
  });
});
