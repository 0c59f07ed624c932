import { toDocument } from '@ev-site/contract/documents.ts';
import { hour } from '@ev-site/contract/spans-of-time.ts';
import { APIError, createLocalReq, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '../access/roles.ts';
import { readRevision } from '../database/content-revision.ts';
import { readInLanguage } from '../documents/read-in-language.ts';
import { finishWork } from '../processes/work-in-hand.ts';
import { homePage } from '../seed/data/home-page.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { nextMoment } from '../testing/next-moment.ts';
import { type AsRole, makePeople } from '../testing/staff-under-test.ts';
import { openTwoOn, type TwoPrograms } from '../testing/store-on.ts';
import { listObstacles, sayObstacles, toObstacles } from './list-obstacles.ts';
import { isPublishedSince, listScheduled, type Scheduled } from './list-scheduled.ts';
import { publishDue } from './publish-due.ts';
import { type ScheduleCall, schedulePublication } from './schedule-publication.ts';

const quiet = { error: () => undefined };

describe.each(['sqlite', 'postgres'] as const)('the timetable, on %s', (dialect) => {
  let programs: TwoPrograms['programs'];
  let remove: TwoPrograms['remove'];
  let as: AsRole;

  beforeAll(async () => {
    ({ programs, remove } = await openTwoOn(dialect));
    as = await makePeople(programs[0]);
  }, 120_000);

  afterAll(() => remove?.());

  const call = async (role: Role | null, more: ScheduleCall) => {
    return schedulePublication(await createLocalReq(role ? as(role) : {}, programs[0]), more);
  };
  const draft = (question: string) =>
    programs[0].create({
      collection: 'questions',
      data: { question, answer: toRichText('So.'), _status: 'draft' },
    });
  const schedule = (id: number, more: ScheduleCall = {}, role: Role = 'editor') =>
    call(role, {
      type: 'publish',
      date: new Date(Date.now() + hour),
      doc: { relationTo: 'questions', value: String(id) },
      ...more,
    });
  const work = (after = 2 * hour) =>
    Promise.all(programs.map((program) => publishDue(program, quiet, () => Date.now() + after)));
  const isShown = async (id: number) => {
    const where = { id: { equals: id } };
    return (
      (await readInLanguage(programs[1], 'en').count({ collection: 'questions', where })).totalDocs === 1
    );
  };
  const countVersions = async (id: number) => {
    const where = { parent: { equals: id } };
    return (await programs[1].countVersions({ collection: 'questions', where })).totalDocs;
  };

  test('publishes a document at its moment, once, and every process sees it', async () => {
    const { id } = await draft('When?');
    await schedule(id);
    expect((await listScheduled(programs[1])).map(({ of, type }) => [of, type])).toEqual([
      [{ kind: 'questions', id: String(id) }, 'publish'],
    ]);
    expect(await work(0)).toEqual([0, 0]);
    expect(await isShown(id)).toBe(false);
    const [revision, versions] = [await readRevision(programs[1]), await countVersions(id)];
    const done = await work();
    expect(done.toSorted()).toEqual([0, 1]);
    expect(await isShown(id)).toBe(true);
    expect(await readRevision(programs[1])).toBe(revision + 1);
    expect(await countVersions(id)).toBe(versions + 1);
    expect(await listScheduled(programs[0])).toEqual([]);
    const { docs } = await programs[0].find({
      collection: 'audit-log',
      where: { what: { equals: 'Question “When?”' } },
      sort: 'id',
    });
    expect(docs.map(({ action, who, details }) => [action, who, details])).toEqual([
      ['scheduled', 'editor', expect.stringContaining('to go live on')],
      ['published', 'The timetable', 'scheduled by editor'],
    ]);
  });

  test('publishes the newest draft of a published document, and takes the document down later', async () => {
    const { id } = await draft('First?');
    const update = { collection: 'questions', id } as const;
    await programs[0].update({ ...update, data: { _status: 'published' } });
    await programs[0].update({ ...update, data: { question: 'Second?' }, draft: true });
    await schedule(id);
    await schedule(id, { type: 'unpublish', date: new Date(Date.now() + 3 * hour) });
    await work();
    expect((await programs[0].findByID({ ...update })).question).toBe('Second?');
    expect(await isShown(id)).toBe(true);
    await work(4 * hour);
    expect(await isShown(id)).toBe(false);
  });

  /** Adds a question that is published in both languages and has a draft in both. */
  const draftInBoth = async (question: string) => {
    const { id } = await draft(`${question} en`);
    const write = (locale: 'en' | 'hi', text: string, isDraft: boolean) =>
      programs[0].update({
        collection: 'questions',
        id,
        locale,
        data: { question: text, ...(!isDraft && { answer: toRichText('So.'), _status: 'published' }) },
        draft: isDraft,
      });
    await write('en', `${question} en`, false);
    await write('hi', `${question} hi`, false);
    await write('en', `${question} en, new`, true);
    await write('hi', `${question} hi, half`, true);
    return id;
  };
  const readBoth = async (id: number, isDraft = false) => {
    const asked = { collection: 'questions', id, locale: 'all', draft: isDraft } as const;
    const { question } = (await programs[1].findByID(asked)) as unknown as {
      question: Record<string, string>;
    };
    return [question.en, question.hi];
  };

  test('publishes only the chosen language, and keeps the drafts of the others', async () => {
    const id = await draftInBoth('One?');
    await schedule(id, { localeToPublish: 'en' });
    expect((await listScheduled(programs[1])).map(({ language }) => language)).toEqual(['en']);
    await work();
    expect(await readBoth(id)).toEqual(['One? en, new', 'One? hi']);
    expect(await readBoth(id, true)).toEqual(['One? en, new', 'One? hi, half']);
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  test('publishes only the chosen language even after more drafts than versions are kept', async () => {
    const id = await draftInBoth('Often?');
    for (let save = 0; save < 31; save += 1)
      await programs[0].update({ collection: 'questions', id, data: { shownOn: ['faqs'] }, draft: true });
    await schedule(id, { localeToPublish: 'en' });
    await work();
    expect(await readBoth(id)).toEqual(['Often? en, new', 'Often? hi']);
    expect(await readBoth(id, true)).toEqual(['Often? en, new', 'Often? hi, half']);
  });

  test('publishes one language by hand even after more drafts than versions are kept', async () => {
    const id = await draftInBoth('By hand?');
    const update = { collection: 'questions', id } as const;
    for (let save = 0; save < 31; save += 1)
      await programs[0].update({ ...update, data: { shownOn: ['faqs'] }, draft: true });
    await programs[0].update({ ...update, data: { _status: 'published' }, publishSpecificLocale: 'hi' });
    expect(await readBoth(id)).toEqual(['By hand? en', 'By hand? hi, half']);
    expect(await readBoth(id, true)).toEqual(['By hand? en, new', 'By hand? hi, half']);
    expect(await countVersions(id)).toBe(30);
  });

  test.each([0, 31])(
    'publishes each of two languages that are due together, after %i more drafts',
    async (drafts) => {
      const id = await draftInBoth('Two?');
      for (let save = 0; save < drafts; save += 1)
        await programs[0].update({ collection: 'questions', id, data: { shownOn: ['faqs'] }, draft: true });
      const date = new Date(Date.now() + hour);
      await schedule(id, { date, localeToPublish: 'en' });
      await expect(schedule(id, { date, localeToPublish: 'en' })).rejects.toMatchObject({ status: 409 });
      await expect(schedule(id, { date })).rejects.toMatchObject({ status: 409 });
      await schedule(id, { date, localeToPublish: 'hi' });
      // Both are due when they are processed, as after a stop of the site: the first is published after the scheduled
      // time of the second.
      for (const one of await listScheduled(programs[0]))
        await programs[0].db.updateOne({
          collection: 'payload-jobs',
          id: one.id,
          data: { waitUntil: new Date().toISOString() },
        });
      await publishDue(programs[0], quiet);
      expect(await readBoth(id)).toEqual(['Two? en, new', 'Two? hi, half']);
      expect(await listScheduled(programs[0])).toEqual([]);
    },
  );

  test('publishes one language by hand over a colleague’s newer draft, even after more drafts than versions are kept', async () => {
    const id = await draftInBoth('Meanwhile?');
    const update = { collection: 'questions', id } as const;
    for (let save = 0; save < 31; save += 1)
      await programs[0].update({ ...update, data: { shownOn: ['faqs'] }, draft: true });
    const opened = new Date().toISOString();
    await nextMoment();
    await programs[0].update({
      ...update,
      data: { shownOn: ['faqs'] },
      draft: true,
      ...as('admin'),
    });
    // The guard looks up the form's earlier state among the versions.
    await programs[0].update({
      ...update,
      data: { opened, _status: 'published' } as object,
      publishSpecificLocale: 'en',
      ...as('editor'),
    });
    expect(await readBoth(id)).toEqual(['Meanwhile? en, new', 'Meanwhile? hi']);
  });

  test('a failure in one language is settled only by publishing or scheduling that language', async () => {
    const id = await draftInBoth('Failed?');
    for (const localeToPublish of ['en', 'hi'])
      await schedule(id, {
        localeToPublish,
        date: new Date(Date.now() + hour + (localeToPublish === 'en' ? 0 : 1)),
      });
    const list = async () =>
      (await listScheduled(programs[0])).map(({ language, problem }) => [language, problem]);
    const [, hindi] = await listScheduled(programs[0]);
    const fail = {
      hasError: true,
      error: { message: 'A text is missing.' },
      updatedAt: new Date().toISOString(),
    };
    await programs[0].db.updateOne({ collection: 'payload-jobs', id: hindi?.id ?? 0, data: fail });
    await nextMoment();

    const publish = (publishSpecificLocale: 'en' | 'hi') =>
      programs[0].update({
        collection: 'questions',
        id,
        data: { _status: 'published' },
        publishSpecificLocale,
      });
    await publish('en');
    expect(await list()).toEqual([
      ['en', ''],
      ['hi', 'A text is missing.'],
    ]);
    const [english] = await listScheduled(programs[0]);
    expect(english && (await isPublishedSince(programs[0], english))).toBe(true);
    expect(hindi && (await isPublishedSince(programs[0], hindi))).toBe(false);

    await schedule(id, { localeToPublish: 'en', date: new Date(Date.now() + 3 * hour) });
    expect((await list()).filter(([, problem]) => problem)).toEqual([['hi', 'A text is missing.']]);
    await publish('hi');
    expect((await list()).filter(([, problem]) => problem)).toEqual([]);
    await work(4 * hour);
    expect(await list()).toEqual([]);
  });

  test('two languages published at once, by one program or by two, are both live', async () => {
    const data = { _status: 'published' } as const;
    for (const second of [...programs, ...programs]) {
      const id = await draftInBoth('At once?');
      const publish = (program: Payload, publishSpecificLocale: 'en' | 'hi') =>
        program.update({ collection: 'questions', id, data, publishSpecificLocale });
      await Promise.all([publish(programs[0], 'en'), publish(second, 'hi')]);
      expect(await readBoth(id)).toEqual(['At once? en, new', 'At once? hi, half']);
    }
  });

  test('publishes two languages of the same minute, whichever process takes each', async () => {
    const id = await draftInBoth('Together?');
    const date = new Date(Date.now() + hour);
    for (const localeToPublish of ['en', 'hi']) await schedule(id, { date, localeToPublish });
    const { id: other } = await draft('Beside them?');
    await schedule(other, { date });
    const done = await work();
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await readBoth(id)).toEqual(['Together? en, new', 'Together? hi, half']);
    expect(await isShown(other)).toBe(true);
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  const page = 'home-page';
  const writePage = (heading: string, isDraft = true) =>
    programs[0].updateGlobal({
      slug: page,
      data: { ...homePage, introduction: { ...homePage.introduction, heading } } as never,
      draft: isDraft,
    });
  const readPage = async () =>
    (await readInLanguage(programs[1], 'en').findGlobal({ slug: page }))?.introduction.heading;
  const schedulePage = (more: ScheduleCall = {}, role: Role | null = 'editor') =>
    call(role, { type: 'publish', date: new Date(Date.now() + hour), global: page, ...more });

  test('publishes a page at its moment, once, also one that a killed process left half published', async () => {
    await writePage('As it was', false);
    await writePage('As it will be');
    await schedulePage();
    expect((await listScheduled(programs[1])).map(({ of, type }) => [of, type])).toEqual([
      [{ kind: page, id: 'one' }, 'publish'],
    ]);
    expect(await work(0)).toEqual([0, 0]);
    expect(await readPage()).toBe('As it was');
    const revision = await readRevision(programs[1]);
    expect((await work()).toSorted()).toEqual([0, 1]);
    expect([await readPage(), await readRevision(programs[1])]).toEqual(['As it will be', revision + 1]);
    expect(await listScheduled(programs[0])).toEqual([]);
    // A process was killed after it had written the page, and before it wrote the version.
    await writePage('Half done');
    await schedulePage();
    await programs[0].db.updateGlobal({
      slug: page,
      data: { _status: 'published', updatedAt: new Date(Date.now() + 3 * hour).toISOString() },
    });
    const countVersionsOfPage = async () =>
      (await programs[0].countGlobalVersions({ global: page })).totalDocs;
    const versions = await countVersionsOfPage();
    await work();
    expect([await readPage(), await countVersionsOfPage()]).toEqual(['Half done', versions + 1]);
  });

  test('publishes a page for the first time, and keeps a failed one with its reason', async () => {
    await programs[0].updateGlobal({ slug: 'about-page', data: { heading: 'Only begun' }, draft: true });
    await schedulePage({ global: 'about-page' });
    await work();
    const [left] = await listScheduled(programs[0]);
    expect([left?.of.kind, left?.problem]).toEqual(['about-page', expect.stringContaining('Mission')]);
    await call('admin', { deleteID: left?.id });
    await programs[0].updateGlobal({
      slug: 'menus',
      data: { header: [{ kind: 'link', page: 'Home' }], footer: [{ page: 'Home' }] },
      draft: true,
    });
    await schedulePage({ global: 'menus' });
    await work();
    const menus = await readInLanguage(programs[1], 'en').findGlobal({ slug: 'menus' });
    expect(menus?.header.map((row) => row.page)).toEqual(['Home']);
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  test('lets only those who may publish schedule a page, never an end, and no page without drafts', async () => {
    for (const role of ['sales', 'hr', null] as const)
      await expect(schedulePage({}, role)).rejects.toMatchObject({ status: 403 });
    await expect(schedulePage({ type: 'unpublish' })).rejects.toThrow('always on the site');
    for (const global of ['site-settings', 'answer-times', 'nothing'])
      await expect(schedulePage({ global })).rejects.toMatchObject({ status: 400 });
    const date = new Date(Date.now() + hour);
    await schedulePage({ date });
    await expect(schedulePage({ date })).rejects.toMatchObject({ status: 409 });
    await schedulePage({ date, global: 'menus' });
    const [scheduled, other] = await listScheduled(programs[0]);
    for (const role of ['sales', 'hr', null] as const)
      await expect(call(role, { deleteID: scheduled?.id })).rejects.toMatchObject({ status: 403 });
    for (const one of [scheduled, other]) await call('editor', { deleteID: one?.id });
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  test('publishes twenty documents at once, each once, however many processes ask', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 20; number++) {
      const { id } = await draft(`Number ${number}?`);
      await schedule(id);
      ids.push(id);
    }
    const done = [...(await work()), ...(await work())];
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(20);
    for (const id of ids) expect([await isShown(id), await countVersions(id)]).toEqual([true, 2]);
  });

  test('takes over what a killed process left before, during or after publishing', async () => {
    const [before, between, after] = [
      await draft('Killed before?'),
      await draft('Killed between?'),
      await draft('Killed after?'),
    ];
    await schedule(before.id);
    await schedule(between.id);
    await schedule(after.id);
    // A process took all of them and was killed. It had published one of them.
    const due = Date.now() + 2 * hour;
    for (const { id } of await listScheduled(programs[0]))
      await programs[0].db.updateOne({
        collection: 'payload-jobs',
        id,
        data: {
          processing: true,
          waitUntil: new Date(Date.now() - 1000).toISOString(),
          updatedAt: new Date(due).toISOString(),
        },
      });
    await programs[0].update({ collection: 'questions', id: after.id, data: { _status: 'published' } });
    // It had stored another document, but not its version.
    await programs[0].db.updateOne({
      collection: 'questions',
      id: between.id,
      data: { _status: 'published', updatedAt: new Date().toISOString() },
    });
    expect(await work(2 * hour + 30_000)).toEqual([0, 0]);
    await work(2 * hour + 90_000);
    for (const { id } of [before, between, after])
      expect([await isShown(id), await countVersions(id)]).toEqual([true, 2]);
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  test('publishes nothing if the version cannot be written, and everything at the next turn', async () => {
    const { id } = await draft('All or nothing?');
    await schedule(id);
    const readAll = async () => [
      await isShown(id),
      await countVersions(id),
      await readRevision(programs[1]),
      (await programs[1].count({ collection: 'audit-log' })).totalDocs,
      (await listScheduled(programs[1])).length,
    ];
    const before = await readAll();
    const fail = vi.spyOn(programs[0].db, 'createVersion').mockRejectedValue(new Error('disk I/O error'));
    const error = vi.fn();
    await publishDue(programs[0], { error }, () => Date.now() + 2 * hour);
    fail.mockRestore();
    expect(error).toHaveBeenCalledTimes(1);
    expect(await readAll()).toEqual(before);
    await work(2 * hour + 90_000);
    const [, versions = 0, revision = 0, lines = 0] = before.map(Number);
    expect(await readAll()).toEqual([true, versions + 1, revision + 1, lines + 1, 0]);
  });

  test('publishes nothing that staff removed after a process had taken it', async () => {
    const { id } = await draft('Taken and removed?');
    await schedule(id);
    const [scheduled] = await listScheduled(programs[0]);
    // The process reads the versions after it has taken the entry, and before it publishes.
    const { findVersions } = programs[1];
    const reading = vi.spyOn(programs[1], 'findVersions').mockImplementationOnce(async (asked) => {
      await call('editor', { deleteID: scheduled?.id });
      return findVersions.call(programs[1], asked);
    });
    const done = await publishDue(programs[1], quiet, () => Date.now() + 2 * hour);
    reading.mockRestore();
    expect([done, await isShown(id), await countVersions(id)]).toEqual([0, false, 1]);
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  test('tells staff who remove an entry too late that it is not in the timetable any more', async () => {
    const { id } = await draft('Too late?');
    await schedule(id);
    const [scheduled] = await listScheduled(programs[0]);
    // It is published after the entry was read, and before it is removed.
    const { count } = programs[0];
    const asking = vi.spyOn(programs[0], 'count').mockImplementationOnce(async (asked) => {
      await publishDue(programs[1], quiet, () => Date.now() + 2 * hour);
      return count.call(programs[0], asked);
    });
    const late = expect.objectContaining({ status: 409, message: expect.stringContaining('any more') });
    await expect(call('editor', { deleteID: scheduled?.id })).rejects.toEqual(late);
    asking.mockRestore();
    await expect(call('editor', { deleteID: scheduled?.id })).rejects.toEqual(late);
    expect(await isShown(id)).toBe(true);
    const { docs } = await programs[0].find({
      collection: 'audit-log',
      where: { what: { equals: 'Question “Too late?”' } },
      sort: 'id',
    });
    expect(docs.map(({ action }) => action)).toEqual(['scheduled', 'published']);
  });

  test('a failure that cannot be stored does not delay other entries, and is stored later', async () => {
    const [{ id: refused }, { id: fine }] = [await draft('Refused?'), await draft('Fine?')];
    await schedule(refused);
    await schedule(fine);
    const { update, db } = programs[0];
    const { updateOne } = db;
    const refusing = vi.spyOn(programs[0], 'update').mockImplementation(async (...asked) => {
      if ('id' in asked[0] && asked[0].id === refused) throw new APIError('No.', 400);
      return update.apply(programs[0], asked) as never;
    });
    const failing = vi.spyOn(db, 'updateOne').mockImplementation(async (asked) => {
      if (asked.collection === 'payload-jobs' && asked.data.hasError) throw new Error('disk I/O error');
      return updateOne.call(db, asked);
    });
    const error = vi.fn();
    await publishDue(programs[0], { error }, () => Date.now() + 2 * hour);
    failing.mockRestore();
    expect(await isShown(fine)).toBe(true);
    expect(await listScheduled(programs[0])).toMatchObject([{ of: { id: String(refused) }, problem: '' }]);
    expect(error).toHaveBeenCalledTimes(2);
    await publishDue(programs[0], quiet, () => Date.now() + 2 * hour + 90_000);
    refusing.mockRestore();
    expect(await listScheduled(programs[0])).not.toMatchObject([{ problem: '' }]);
    await programs[0].db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } } });
  });

  test('takes over what a process left that was killed while its clock ran a year ahead', async () => {
    const { id } = await draft('Killed in a year?');
    await schedule(id);
    const [due] = await listScheduled(programs[0]);
    const inAYear = new Date(Date.now() + 365 * 24 * hour).toISOString();
    await programs[0].db.updateOne({
      collection: 'payload-jobs',
      id: due?.id ?? 0,
      data: { processing: true, updatedAt: inAYear },
    });
    await work();
    expect([await isShown(id), await listScheduled(programs[0])]).toEqual([true, []]);
  });

  test('raises the revision for a document that a killed process had already published', async () => {
    const { id } = await draft('Killed before it was told?');
    await schedule(id);
    const [job] = await listScheduled(programs[0]);
    await programs[0].db.updateOne({
      collection: 'payload-jobs',
      id: job?.id ?? 0,
      data: { waitUntil: new Date().toISOString() },
    });
    await programs[0].update({ collection: 'questions', id, data: { _status: 'published' } });
    const revision = await readRevision(programs[1]);
    await publishDue(programs[0], quiet);
    expect(await readRevision(programs[1])).toBe(revision + 1);
    expect([await isShown(id), await countVersions(id)]).toEqual([true, 2]);
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  test('keeps a failed publication with its reason, and skips trashed documents', async () => {
    const { id } = await programs[0].create({
      collection: 'questions',
      data: { question: 'No answer?' },
      draft: true,
    });
    const gone = await draft('Gone?');
    await schedule(id);
    await schedule(gone.id);
    await programs[0].update({
      collection: 'questions',
      id: gone.id,
      data: { deletedAt: new Date().toISOString() },
    });
    await work();
    const left = await listScheduled(programs[0]);
    expect(left.map(({ of, problem }) => [of.id, problem])).toEqual([
      [String(id), expect.stringContaining('Answer')],
    ]);
    expect(await isShown(id)).toBe(false);
    await call('editor', { deleteID: left[0]?.id });
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  /** Adds a question without an answer, whose publication fails. */
  const fail = async (question: string) => {
    const { id } = await programs[0].create({ collection: 'questions', data: { question }, draft: true });
    await schedule(id);
    await work();
    return id;
  };
  const listOf = async (id: number) =>
    (await listScheduled(programs[1])).flatMap(({ of, problem }) =>
      of.id === String(id) ? [problem !== ''] : [],
    );

  test('drops a failure once the document is published or taken down by hand, not before', async () => {
    const id = await fail('Mended by hand?');
    const update = { collection: 'questions', id } as const;
    await programs[0].update({ ...update, data: { answer: toRichText('So.') }, draft: true });
    expect(await listOf(id)).toEqual([true]);
    await programs[0].update({ ...update, data: { shownOn: ['faqs'], _status: 'published' } });
    expect(await listOf(id)).toEqual([]);
    // Its next draft fails again. Then the document is taken down.
    await programs[0].update({ ...update, data: { question: '' }, draft: true });
    await schedule(id);
    await work();
    expect(await listOf(id)).toEqual([true]);
    await programs[0].update({ ...update, data: { question: 'Taken down?', _status: 'draft' } });
    expect(await listOf(id)).toEqual([]);
  });

  test('drops a failure once the document is scheduled again, and no failure of another', async () => {
    const [id, other] = [await fail('Scheduled anew?'), await fail('Another?')];
    await expect(schedule(id, { date: new Date(0) })).rejects.toThrow('That time is in the past.');
    expect(await listOf(id)).toEqual([true]);
    await schedule(id);
    expect([await listOf(id), await listOf(other)]).toEqual([[false], [true]]);
    for (const one of await listScheduled(programs[0])) await call('editor', { deleteID: one.id });
  });

  test('drops the failure of a page once it is published by hand', async () => {
    await writePage('');
    await schedulePage();
    await work();
    const list = async () => (await listScheduled(programs[0])).map(({ of }) => of.kind);
    expect(await list()).toEqual([page]);
    await writePage('Mended by hand', false);
    expect(await list()).toEqual([]);
  });

  const required = 'This field is required.';
  const findOf = async (id: number): Promise<Scheduled> => {
    const [one] = (await listScheduled(programs[0])).filter(({ of }) => of.id === String(id));
    if (!one) throw new Error('Nothing is scheduled.');
    return one;
  };

  test('lists beforehand what would stop a publication, until it is corrected, and writes nothing', async () => {
    const data = { question: 'What lacks?' };
    const { id } = await programs[0].create({ collection: 'questions', data, draft: true });
    await schedule(id);
    const scheduled = await findOf(id);
    const lock = {
      document: { relationTo: 'questions', value: id },
      user: { relationTo: 'staff', value: 1 },
    };
    await programs[0].db.create({ collection: 'payload-locked-documents', data: lock });
    const [revision, versions] = [await readRevision(programs[1]), await countVersions(id)];
    expect(await listObstacles(programs[1], scheduled)).toEqual([{ label: 'Answer', message: required }]);
    expect([await readRevision(programs[1]), await countVersions(id), await isShown(id)]).toEqual([
      revision,
      versions,
      false,
    ]);
    const locks = await programs[0].db.find({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: id } },
    });
    expect(locks.docs).toHaveLength(1);
    const answer = toRichText('So.');
    await programs[0].update({ collection: 'questions', id, data: { answer }, draft: true });
    expect(await listObstacles(programs[1], scheduled)).toEqual([]);
    await call('editor', { deleteID: scheduled.id });
  });

  test('lists beforehand what is missing in the language to publish, and nothing of the others', async () => {
    const { id } = await draft('In one language?');
    await schedule(id, { localeToPublish: 'hi' });
    const hindi = await findOf(id);
    const lacking = [
      { label: 'Question', message: required },
      { label: 'Answer', message: required },
    ];
    expect(await listObstacles(programs[1], hindi)).toEqual(lacking);
    expect(await listObstacles(programs[1], { ...hindi, language: null })).toEqual([]);
    expect(await listObstacles(programs[1], { ...hindi, type: 'unpublish' })).toEqual([]);
    await work();
    expect((await findOf(id)).problem).toBe(sayObstacles(lacking));
    await call('editor', { deleteID: hindi.id });
  });

  test.each([
    ['products', { name: 'Half', key: 'half' }],
    ['banners', { heading: 'Half' }],
    ['questions', {}],
    ['jobs', { title: 'Half' }],
    ['testimonials', {}],
    ['trade-shows', { name: 'Half', gallery: [{ video: 'https://example.com/film' }] }],
    ['dealers', { name: 'Half' }],
    ['blogs', { title: 'Half' }],
    ['events', { title: 'Half' }],
  ] as const)(
    'lists for a draft in %s the same problems, in the same words, as publishing it',
    async (collection, data) => {
      const [payload] = programs;
      const { id } = await payload.create({ collection, data: data as never, draft: true });
      const scheduled = { of: toDocument(collection, id), type: 'publish', language: null } as Scheduled;
      const published = { data: { _status: 'published' } as const, depth: 0 };
      const refusal = await payload
        .update({ collection: collection as 'questions', id, ...published })
        .catch((error: Error) => error);
      expect(refusal).toBeInstanceOf(Error);
      expect(await listObstacles(payload, scheduled)).toEqual(toObstacles(refusal as Error));
    },
  );

  test('lists beforehand a value that must be unique and that another document has', async () => {
    const [payload] = programs;
    const state = await payload.create({ collection: 'states', data: { name: 'Goa', code: 'GA' } });
    const [first, second] = [
      await payload.create({ collection: 'dealers', data: exampleDealer('margao', state.id) }),
      await payload.create({ collection: 'dealers', data: exampleDealer('panaji', state.id) }),
    ];
    const dealer = { collection: 'dealers', id: second.id } as const;
    await payload.update({ ...dealer, data: { slug: first.slug }, draft: true });
    const scheduled = { of: toDocument('dealers', second.id), type: 'publish', language: null } as Scheduled;
    const refusal = await payload
      .update({ ...dealer, data: { _status: 'published' } })
      .catch((error: Error) => error);
    const obstacles = await listObstacles(payload, scheduled);
    expect(obstacles).toEqual([{ label: 'Slug', message: 'Value must be unique' }]);
    expect(toObstacles(refusal as Error)).toEqual(obstacles);
  });

  test('lists beforehand what a page lacks, also one that was never published', async () => {
    const [payload] = programs;
    await payload.updateGlobal({ slug: 'dealer-page', data: { heading: 'Only begun' }, draft: true });
    await schedulePage({ global: 'dealer-page' });
    const [scheduled] = await listScheduled(payload);
    if (!scheduled) throw new Error('Nothing is scheduled.');
    const obstacles = await listObstacles(payload, scheduled);
    expect(obstacles).not.toEqual([]);
    await work();
    const [refused] = await listScheduled(payload);
    expect(refused?.problem).toBe(sayObstacles(obstacles));
    await call('editor', { deleteID: refused?.id });
  });

  test('refuses to publish a language of a page that lacks its texts, and fills in no English', async () => {
    const [payload] = programs;
    await writePage('Whole in English', false);
    const { text } = homePage.introduction;
    await payload.updateGlobal({
      slug: page,
      locale: 'gu',
      data: { introduction: { text, heading: '' } } as never,
      draft: true,
    });
    await schedulePage({ localeToPublish: 'gu' });
    const [scheduled] = await listScheduled(payload);
    if (!scheduled) throw new Error('Nothing is scheduled.');
    const obstacles = await listObstacles(payload, scheduled);
    expect(obstacles.map(({ label }) => label)).toContain('Introduction > Heading');
    await work();
    const [refused] = await listScheduled(payload);
    expect(refused?.problem).toBe(sayObstacles(obstacles));
    const stored = await payload.findGlobal({ slug: page, locale: 'gu', fallbackLocale: false });
    expect(stored.introduction?.heading ?? '').toBe('');
    await call('editor', { deleteID: refused?.id });
  });

  test('takes down a document that has an unfinished draft', async () => {
    const { id } = await draft('To come down?');
    const update = { collection: 'questions', id } as const;
    await programs[0].update({ ...update, data: { _status: 'published' } });
    await programs[0].update({ ...update, data: { question: '' }, draft: true });
    await schedule(id, { type: 'unpublish' });
    await work();
    expect([await isShown(id), await listScheduled(programs[0])]).toEqual([false, []]);
    expect((await programs[0].findByID({ ...update, draft: true })).question).toBe('');
  });

  describe('mails about failures', () => {
    const mails: { to?: unknown; subject?: string | undefined; html?: unknown }[] = [];
    beforeAll(() => {
      for (const program of programs)
        vi.spyOn(program, 'sendEmail').mockImplementation(async (mail) => void mails.push(mail));
    });
    afterEach(() => mails.splice(0));
    afterAll(() => {
      vi.restoreAllMocks();
    });
    const workAll = async () => {
      for (let minutes = 120; minutes <= 130; minutes += 5) await work(minutes * 60_000);
      await finishWork();
    };

    test('go to the person who scheduled it, once, with the reason and a link', async () => {
      const id = await fail('Told of?');
      await workAll();
      const { origin } = new URL(programs[0].config.serverURL);
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        ['editor@example.com', 'Not published: Question “Told of?”'],
      ]);
      expect(mails[0]?.html).toContain(`“Answer”: ${required}`);
      expect(mails[0]?.html).toContain(`${origin}/studio/collections/questions/${id}\n`);
      const { docs } = await programs[0].find({
        collection: 'audit-log',
        where: { and: [{ what: { equals: 'Question “Told of?”' } }, { action: { equals: 'refused' } }] },
      });
      expect(docs.map(({ who, staffId, details }) => [who, staffId, details])).toEqual([
        ['The timetable', null, expect.stringMatching(/^to go live on .+; scheduled by editor; Answer$/)],
      ]);
      await call('editor', { deleteID: (await findOf(id)).id });
    });

    test('go to the administrators if that person is deactivated', async () => {
      const { id: person } = as('editor').user;
      const setLeft = (deactivated: boolean) =>
        programs[0].update({ collection: 'staff', id: person, data: { deactivated } });
      const data = { question: 'Told whom?' };
      const { id } = await programs[0].create({ collection: 'questions', data, draft: true });
      await schedule(id);
      await setLeft(true);
      await workAll();
      await setLeft(false);
      const told = mails.filter(({ subject }) => subject === 'Not published: Question “Told whom?”');
      expect(told.map(({ to }) => to)).toEqual(['admin@example.com']);
      expect(told[0]?.html).toContain('editor, who cannot be told, had scheduled');
      await call('editor', { deleteID: (await findOf(id)).id });
    });

    test('are not sent if a document goes live', async () => {
      const { id } = await draft('Nothing to tell?');
      await schedule(id);
      await workAll();
      expect([mails, await isShown(id)]).toEqual([[], true]);
    });
  });

  test('only those who may publish can schedule a document or cancel its entry', async () => {
    const { id } = await draft('Whose?');
    for (const role of ['sales', 'hr'] as const)
      await expect(schedule(id, {}, role)).rejects.toMatchObject({ status: 403 });
    const doc = { relationTo: 'questions', value: id };
    const date = new Date(Date.now() + hour);
    await expect(call(null, { type: 'publish', date, doc })).rejects.toMatchObject({ status: 403 });
    await schedule(id, {}, 'admin');
    const [scheduled] = await listScheduled(programs[0]);
    for (const role of ['sales', 'hr', null] as const)
      await expect(call(role, { deleteID: scheduled?.id })).rejects.toMatchObject({ status: 403 });
    await call('editor', { deleteID: scheduled?.id });
    expect(await listScheduled(programs[0])).toEqual([]);
  });

  test('refuses a past moment, a taken one, an unknown language, and a kind without drafts', async () => {
    const { id } = await draft('Refused?');
    await expect(schedule(id, { date: new Date(Date.now() - 1) })).rejects.toThrow(
      'That time is in the past.',
    );
    await expect(schedule(id, { date: 'tomorrow' })).rejects.toThrow('Give the date and the time.');
    const date = new Date(Date.now() + hour);
    await schedule(id, { date });
    await expect(schedule(id, { date })).rejects.toThrow(
      'Something else is already scheduled for this time. Choose another minute.',
    );
    for (const localeToPublish of ['fr', 'all', 'constructor'])
      await expect(schedule(id, { localeToPublish })).rejects.toThrow('There is no such language.');
    const leads = { relationTo: 'leads', value: 1 };
    await expect(schedule(id, { doc: leads })).rejects.toMatchObject({ status: 400 });
  });

  test('publishes only the chosen language of a page, even after more drafts than versions are kept', async () => {
    const english = await writePage('As it was', false);
    const write = (locale: 'en' | 'hi', heading: string, isDraft: boolean) =>
      programs[0].updateGlobal({
        slug: page,
        locale,
        // The lists in it keep their present rows.
        data: {
          ...english,
          introduction: { ...english.introduction, heading },
          _status: isDraft ? 'draft' : 'published',
        },
        draft: isDraft,
      });
    await write('hi', 'Hindi as it was', false);
    await write('hi', 'Hindi, half', true);
    for (let save = 0; save < 31; save += 1) await write('en', 'As it will be', true);
    await call('editor', {
      type: 'publish',
      date: new Date(Date.now() + hour),
      global: 'home-page',
      localeToPublish: 'en',
    });
    await work();
    const read = async (locale: 'en' | 'hi', isDraft = false) =>
      (await programs[1].findGlobal({ slug: 'home-page', locale, draft: isDraft })).introduction.heading;
    expect([await read('en'), await read('hi'), await read('hi', true)]).toEqual([
      'As it will be',
      'Hindi as it was',
      'Hindi, half',
    ]);
  });
});
