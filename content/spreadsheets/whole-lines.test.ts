import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffUnderTest } from '../testing/staff-under-test.ts';
import { openStaffOn } from '../testing/store-on.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s, a line of an imported file', (dialect) => {
  let staff: StaffUnderTest;

  beforeAll(async () => {
    staff = await openStaffOn(dialect);
  }, 120_000);
  afterAll(() => staff.fresh.remove());
  beforeEach(() => payload().delete({ collection: 'questions', where: {} }));

  const payload = () => staff.fresh.payload;

  const texts = ['English', 'Hindi', 'Gujarati'].flatMap((language) => [
    `Question (${language})`,
    `Answer (${language})`,
  ]);
  const headings = ['Number', 'Status', ...texts];

  const send = async (...lines: readonly string[][]) => {
    const cells = lines.map(([number, ...questions]) =>
      [number, 'published', ...questions.flatMap((text) => [text, text && `${text}!`])].join(','),
    );
    const { status, body } = await staff.ask(
      'editor',
      'POST',
      '/questions/import',
      [headings.join(','), ...cells].join('\n'),
    );
    return { status, body: JSON.stringify(body) };
  };

  /** Does some work while Hindi texts are written and then refused. */
  const withoutHindi = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const { afterChange } = payload().collections.questions.config.hooks;
    afterChange.push(({ req }) => {
      if (req.locale === 'hi') throw new Error('The disk is full.');
    });
    try {
      return await work();
    } finally {
      afterChange.pop();
    }
  };

  const listQuestions = async (draft: boolean) => {
    const { docs } = await payload().find({
      collection: 'questions',
      draft,
      locale: 'all',
      depth: 0,
      sort: 'id',
    });
    return docs.map(({ question }) => question);
  };

  const expectStored = async (...questions: Record<string, string>[]) => {
    for (const draft of [true, false]) expect(await listQuestions(draft)).toMatchObject(questions);
  };

  test('is stored in all its languages', async () => {
    expect(await send(['', 'How far?', 'कितनी दूर?', 'કેટલું દૂર?'])).toMatchObject({ status: 200 });
    await expectStored({ en: 'How far?', hi: 'कितनी दूर?', gu: 'કેટલું દૂર?' });
  });

  test('leaves no new document if its second language cannot be stored, and can be imported again', async () => {
    const lines = [
      ['', 'How far?', '', ''],
      ['', 'How fast?', 'कितनी तेज़?', 'કેટલું ઝડપી?'],
    ];
    const failed = await withoutHindi(() => send(...lines));
    expect(failed.status).toBe(409);
    await expectStored({ en: 'How far?' });
    expect(failed.body).toContain(
      'The import stopped at line 3: it could not be saved. Stored before it: 1 change. Export again, and go on from there.',
    );
    const { totalDocs } = await payload().countVersions({ collection: 'questions' });
    expect(totalDocs).toBe(1);
    expect(await send(...lines.slice(1))).toMatchObject({ status: 200 });
    await expectStored({ en: 'How far?' }, { en: 'How fast?', hi: 'कितनी तेज़?', gu: 'કેટલું ઝડપી?' });
  });

  test('leaves a document as it was if its second language cannot be stored', async () => {
    await send(['', 'How far?', 'कितनी दूर?', '']);
    const { docs } = await payload().find({ collection: 'questions' });
    const changed = [String(docs[0]?.id), 'How far then?', 'तो कितनी दूर?', ''];
    expect(await withoutHindi(() => send(changed))).toMatchObject({ status: 409 });
    await expectStored({ en: 'How far?', hi: 'कितनी दूर?' });
    expect(await send(changed)).toMatchObject({ status: 200 });
    await expectStored({ en: 'How far then?', hi: 'तो कितनी दूर?' });
  });
});
