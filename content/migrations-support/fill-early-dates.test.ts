import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { fillFileAt } from './fill-file-at.ts';
import { fillMadeAt } from './fill-made-at.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let fresh: FreshContent;
  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 180_000);
  afterAll(() => fresh?.remove());

  test('a version without a date is as old as its document', async () => {
    const { payload } = fresh;
    const data = { question: 'How old?', answer: toRichText('So.') };
    const { createdAt } = await payload.create({ collection: 'questions', data });
    const { run } = await getSqlDatabase(payload);
    await run('UPDATE _questions_v SET version_created_at = NULL');
    for (const statement of fillMadeAt) await run(statement);
    const { docs } = await payload.findVersions({ collection: 'questions' });
    expect(docs.map(({ version }) => version.createdAt)).toEqual([createdAt]);
  });

  test('the files of a picture are as old as its last change, where nothing else is known', async () => {
    const { payload } = fresh;
    const [early, late] = ['2026-11-20T01:00:00.000Z', '2026-11-22T06:00:00.000Z'];
    for (const fileAt of [null, early])
      await payload.db.create({ collection: 'media', data: { alt: 'A plate', fileAt, updatedAt: late } });
    await (await getSqlDatabase(payload)).run(fillFileAt);
    const { docs } = await payload.find({ collection: 'media', sort: 'id' });
    expect(docs.map(({ fileAt }) => fileAt)).toEqual([late, early]);
  });
});
