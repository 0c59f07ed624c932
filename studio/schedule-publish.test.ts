import type { ScheduleCall } from '@ev-site/content/timetable/schedule-publication.ts';
import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { schedulePublish } from './schedule-publish.ts';

const ask = (call: ScheduleCall, req = {} as PayloadRequest) =>
  schedulePublish({ ...call, req } as Parameters<typeof schedulePublish>[0]);

test('a refusal is answered with its sentence, which Next would hide if it were thrown', async () => {
  expect(await ask({ type: 'publish', date: new Date(0) })).toEqual({
    refused: 'This document has no drafts, so you cannot schedule it.',
  });
});

test('an error of the studio itself is thrown, and so reaches the log', async () => {
  const away = {
    get payload(): never {
      throw new Error('the database is away');
    },
  };
  await expect(ask({ deleteID: 7 }, away as unknown as PayloadRequest)).rejects.toThrow(
    'the database is away',
  );
});

test('what is done is answered as done', async () => {
  expect(await ask({ deleteID: 'nothing' })).toEqual({ message: 'Done.' });
});
