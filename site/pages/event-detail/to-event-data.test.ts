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

test('the structured data has the Indian dates of the first and the last day', () => {
  const [oneDay] = toEventData(event, site);
  expect(oneDay?.startDate).toBe('2026-12-18');
  expect(oneDay).not.toHaveProperty('endDate');
  const [twoDays] = toEventData({ ...event, endsOn: '2026-12-18T18:30:00.000Z' }, site);
  expect(twoDays).toMatchObject({ startDate: '2026-12-18', endDate: '2026-12-19' });
});

test('an event without a place has no structured data', () => {
  expect(toEventData({ ...event, place: '' }, site)).toEqual([]);
});
