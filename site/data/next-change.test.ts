import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNextChange } from './next-change.ts';
import type { Readers } from './readers.ts';

describe('the next moment at which public content changes by itself', () => {
  let content: FreshContent;
  beforeAll(async () => {
    content = await openFreshContent();
  }, 120_000);
  afterAll(() => content.remove());

  const now = new Date('2026-05-10T06:00:00.000Z');
  const next = async () => {
    const english = readInLanguage(content.payload, 'en');
    return (await getNextChange({ content: english, original: english } as Readers, now))?.toISOString();
  };

  const addJob = (closesAt: string | null, open = true) =>
    content.payload.create({
      collection: 'jobs',
      data: {
        position: 'Fitter',
        department: 'Production',
        qualification: 'Diploma',
        experience: '2 years',
        location: 'Ludhiana',
        open,
        postedAt: '2026-01-01T00:00:00.000Z',
        closesAt,
        description: toRichText('Fits.'),
      },
    });

  // Bypasses the validation that an event has a picture.
  const addEvent = (date: string, more: { _status?: 'draft' | 'published'; endsOn?: string } = {}) =>
    content.payload.db.create({
      collection: 'events',
      data: { title: { en: 'Camp' }, date, _status: 'published', ...more },
    });

  test('is undefined if nothing has a date, or if all dates have passed', async () => {
    expect(await next()).toBeUndefined();
    await addJob(null);
    await addJob('2026-05-09T12:00:00.000Z');
    await addJob('2026-05-10T12:00:00.000Z', false);
    expect(await next()).toBeUndefined();
  });

  test('is the earliest end of a position’s last day in India', async () => {
    await addJob('2026-06-01T12:00:00.000Z');
    expect(await next()).toBe('2026-06-01T18:30:00.000Z');
    // Half past midnight of the eleventh in India.
    await addJob('2026-05-10T19:00:00.000Z');
    expect(await next()).toBe('2026-05-11T18:30:00.000Z');
    // The last moment of today.
    await addJob('2026-05-10T18:29:59.000Z');
    expect(await next()).toBe('2026-05-10T18:30:00.000Z');
    await content.payload.delete({ collection: 'jobs', where: {} });
  });

  test('is the start or the end of the day of a published event in India', async () => {
    await addEvent('2026-05-09T03:30:00.000Z');
    await addEvent('2026-05-10T03:30:00.000Z', { _status: 'draft' });
    expect(await next()).toBeUndefined();
    await addEvent('2026-05-12T03:30:00.000Z');
    expect(await next()).toBe('2026-05-11T18:30:00.000Z');
    // This morning's event: its day has not ended.
    await addEvent('2026-05-09T18:30:00.000Z');
    expect(await next()).toBe('2026-05-10T18:30:00.000Z');
  });

  test('is the start of the first day or the end of the last day of a longer event, but no day between', async () => {
    await content.payload.delete({ collection: 'events', where: {} });
    await addEvent('2026-05-08T03:30:00.000Z', { endsOn: '2026-05-09T03:30:00.000Z' });
    expect(await next()).toBeUndefined();
    await addEvent('2026-05-14T03:30:00.000Z', { endsOn: '2026-05-16T03:30:00.000Z' });
    expect(await next()).toBe('2026-05-13T18:30:00.000Z');
    // The event is on its second day.
    await addEvent('2026-05-09T03:30:00.000Z', { endsOn: '2026-05-11T03:30:00.000Z' });
    expect(await next()).toBe('2026-05-11T18:30:00.000Z');
  });

  test('is the end of an incentive’s last day or of a review day', async () => {
    await content.payload.delete({ collection: 'events', where: {} });
    const addAssumption = (days: { endsOn?: string; reviewBy?: string }) =>
      content.payload.create({
        collection: 'assumptions',
        data: {
          key: 'eRickshawIncentive',
          name: 'Incentive',
          value: 2500,
          isEstimate: true,
          asOf: '2026-01-01',
          ...days,
        },
      });
    await addAssumption({});
    await addAssumption({ endsOn: '2026-05-09T12:00:00.000Z', reviewBy: '2026-05-09T12:00:00.000Z' });
    expect(await next()).toBeUndefined();
    await addAssumption({ endsOn: '2026-05-14T12:00:00.000Z', reviewBy: '2026-05-15T12:00:00.000Z' });
    expect(await next()).toBe('2026-05-14T18:30:00.000Z');
    await addAssumption({ reviewBy: '2026-05-12T12:00:00.000Z' });
    expect(await next()).toBe('2026-05-12T18:30:00.000Z');
    // Its last day is today.
    await addAssumption({ endsOn: '2026-05-09T18:30:00.000Z' });
    expect(await next()).toBe('2026-05-10T18:30:00.000Z');
    await content.payload.delete({ collection: 'assumptions', where: {} });
  });
});
