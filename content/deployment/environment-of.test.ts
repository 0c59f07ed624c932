import { expect, test } from 'vitest';
import { noteChanged } from '../leads/webhook/note-event.ts';
import { openFreshContent } from '../testing/fresh-content.ts';
import { environmentOf } from './environment-of.ts';

test('each program obeys the settings with which it opened the content', async () => {
  const [told, silent] = [
    await openFreshContent({ WEBHOOK_URL: 'https://crm.example/leads', APPLICATION_MONTHS: '3' }),
    await openFreshContent(),
  ];
  try {
    expect(environmentOf(told.payload)).toMatchObject({
      DATA_DIR: told.variables.DATA_DIR,
      APPLICATION_MONTHS: 3,
    });
    const events: number[] = [];
    for (const { payload } of [told, silent]) {
      await noteChanged(payload, { id: 7 });
      events.push((await payload.count({ collection: 'webhook-events' })).totalDocs);
    }
    expect(events).toEqual([1, 0]);
  } finally {
    await told.remove();
    await silent.remove();
  }
});
