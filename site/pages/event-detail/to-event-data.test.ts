import { expect, test } from 'vitest';
import type { EventDetail } from '../../data/events.ts';
import { toEventData } from './to-event-data.ts';

const event: EventDetail = {
  id: 1,
  title: 'Test rides',
  description: 'Bring your load.',
  picture: null,
  date: '2026-12-17T18:30:00.000Z',
  endsOn: null,
  stage: 'coming',
  place: 'Race Course Ground, Rajkot',
  infoHtml: '',
  gallery: [],
  isSample: false,
};
const site = { publicUrl: 'https://ev.example', path: '/eventdetails/1', company: '' };

test('search engines are told of which day an event is in India, and how long it lasts', () => {
  const [oneDay] = toEventData(event, site);
  expect(oneDay?.startDate).toBe('2026-12-18');
  expect(oneDay).not.toHaveProperty('endDate');
  const [twoDays] = toEventData({ ...event, endsOn: '2026-12-18T18:30:00.000Z' }, site);
  expect(twoDays).toMatchObject({ startDate: '2026-12-18', endDate: '2026-12-19' });
});

test('search engines are told of no event without a place', () => {
  expect(toEventData({ ...event, place: '' }, site)).toEqual([]);
});
