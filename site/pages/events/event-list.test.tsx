import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { EventStage, EventSummary } from '../../data/events.ts';
import { EventList } from './event-list.tsx';

const toEvent = (id: number, stage: EventStage): EventSummary => ({
  id,
  title: `Camp ${id}`,
  description: 'Rajkot: come and drive.',
  picture: null,
  date: '2026-05-10T03:30:00.000Z',
  endsOn: null,
  stage,
  place: '',
  isSample: false,
});

/** Headings and titles in the order of the page. */
const listTexts = (events: readonly EventSummary[]) =>
  renderToStaticMarkup(<EventList events={events} />)
    .split(/(?=<h[23])/)
    .filter((part) => part.startsWith('<h'))
    .map((part) => part.slice(0, part.search(/<\/h[23]>/)).replace(/<[^>]+>/g, ''));

describe('the list of events', () => {
  const headed = 'Now and coming up';

  test('lists current and coming events first, the earliest at the top, and past events separately', () => {
    const events = [toEvent(4, 'coming'), toEvent(3, 'on'), toEvent(2, 'past'), toEvent(1, 'past')];
    expect(listTexts(events)).toEqual([headed, 'Camp 3', 'Camp 4', 'Past events', 'Camp 2', 'Camp 1']);
  });

  test('stamps each event with its stage', () => {
    const events = (['coming', 'today', 'on', 'past'] as const).map((stage, index) => toEvent(index, stage));
    const html = renderToStaticMarkup(<EventList events={events} />);
    const stamps = [...html.matchAll(/class="stamp">([^<]+)</g)].map(([, word]) => word);
    expect(stamps).toEqual(['On now', 'Today', 'Coming', 'Past']);
  });

  test('leaves out a part without events', () => {
    expect(listTexts([toEvent(1, 'past')])).toEqual(['Past events', 'Camp 1']);
    expect(listTexts([toEvent(1, 'coming')])).toEqual([headed, 'Camp 1']);
  });
});
