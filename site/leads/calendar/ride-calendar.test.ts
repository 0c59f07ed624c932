import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { makeRideCalendar, type RidePlace } from './ride-calendar.ts';
import { toCalendar } from './to-calendar.ts';

const place: RidePlace = {
  slug: 'surat-udhna',
  name: 'उधना ईवी यार्ड; "नमूना", \\ सूरत',
  address: 'Sample Shed 7, Udhna Main Road, Surat 394210',
  phone: '+91 79 0000 1003',
  hours: [{ days: ['mon'], opens: '09:30', closes: '19:00' }],
};

const read = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event.');
  return { calendar, event: new ICAL.Event(event), status: event.getFirstPropertyValue('status') };
};

const make = (
  choice: string,
  language: 'en' | 'hi' | 'gu' = 'hi',
  needsLicence = true,
  now = '2026-11-22T06:00:00Z',
) =>
  makeRideCalendar(
    {
      vehicleKey: 'millo',
      vehicle: 'Millo',
      needsLicence,
      place,
      choice,
      language,
      publicUrl: 'https://example.com',
    },
    new Date(now),
  );

describe('the file for the calendar', () => {
  test.each(['en', 'hi', 'gu'] as const)('can be read in %s by a calendar program', (language) => {
    const file = make('2026-11-23-am', language);
    const { calendar, event, status } = read(file?.content ?? '');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-23T04:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-23T07:30:00.000Z');
    expect(event.location).toBe(`${place.name}, ${place.address}`);
    expect(event.summary).toContain('Millo');
    expect(event.summary).toContain(place.name);
    expect(event.description).toContain(place.phone);
    expect(event.uid).toBe('ride-2026-11-23-am-surat-udhna-millo@example.com');
    expect(status).toBe('TENTATIVE');
    expect(file).toMatchObject({ name: 'test-ride.ics', type: expect.stringContaining('text/calendar') });
  });

  test('asks the visitor to bring the licence only if the vehicle needs one', () => {
    const describe = (needsLicence: boolean) =>
      read(make('2026-11-23-am', 'en', needsLicence)?.content ?? '').event.description;
    expect(describe(true)).toMatch(/\. Please bring your driving licence\.$/);
    expect(describe(false)).not.toContain('licence');
  });

  test('has lines of 75 octets at most that end with CRLF, as RFC 5545 requires', () => {
    const { content = '' } = make('2026-11-23-pm') ?? {};
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('is not made for a half-day on which the dealer is closed, or if no half-day is chosen', () => {
    expect(make('2026-11-24-am')).toBeNull();
    expect(make('soon')).toBeNull();
  });

  test('is not made once the half-day is over', () => {
    const makeAt = (now: string) => make('2026-11-23-am', 'hi', true, now);
    expect(makeAt('2026-11-23T12:59:00+05:30')).not.toBeNull();
    expect(makeAt('2026-11-23T13:00:00+05:30')).toBeNull();
  });
});

test('texts of an appointment cannot add lines to the file', () => {
  const bad = 'a\r\nATTENDEE:mailto:x@example.com\nEND:VEVENT';
  const content = toCalendar({
    uid: bad,
    madeAt: '2026-11-22T06:00:00Z',
    from: '2026-11-23T06:00:00Z',
    until: '2026-11-23T07:00:00Z',
    title: bad,
    description: bad,
    place: bad,
    url: 'https://example.com',
  });
  const { event } = read(content);
  expect(content.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
  expect(content).not.toMatch(/^ATTENDEE/m);
  expect(event.summary).toBe('a\nATTENDEE:mailto:x@example.com\nEND:VEVENT');
});
