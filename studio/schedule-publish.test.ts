import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { makePeople } from '@ev-site/content/testing/staff-under-test.ts';
import type { ScheduleCall } from '@ev-site/content/timetable/schedule-publication.ts';
import { hour } from '@ev-site/contract/spans-of-time.ts';
import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { schedulePublish } from './schedule-publish.ts';

const ask = (call: ScheduleCall, req = {} as PayloadRequest) =>
  schedulePublish({ ...call, req } as Parameters<typeof schedulePublish>[0]);

test('a refusal is returned with its message, because Next would hide a thrown one', async () => {
  expect(await ask({ type: 'publish', date: new Date(0) })).toEqual({
    refused: 'This document has no drafts, so you cannot schedule it.',
  });
});

test('an error of the studio is thrown, so that it is logged', async () => {
  const away = {
    get payload(): never {
      throw new Error('the database is away');
    },
  };
  await expect(ask({ deleteID: 7 }, away as unknown as PayloadRequest)).rejects.toThrow(
    'the database is away',
  );
});

test('a success is returned as done', async () => {
  const fresh = await openFreshContent();
  try {
    const { payload } = fresh;
    const { id } = await payload.create({
      collection: 'questions',
      data: { question: 'When?', answer: toRichText('So.'), _status: 'draft' },
    });
    const doc = { relationTo: 'questions', value: id };
    const date = new Date(Date.now() + hour);
    const req = await createLocalReq({ user: (await makePeople(payload))('editor').user }, payload);
    expect(await ask({ type: 'publish', date, doc }, req)).toEqual({ message: 'Done.' });
  } finally {
    await fresh.remove();
  }
}, 60_000);
