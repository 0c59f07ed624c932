import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRevision } from '../database/content-revision.ts';
import { readInLanguage } from '../documents/read-in-language.ts';
import { signedOut } from '../requests/refuse.ts';
import { homePage } from '../seed/data/home-page.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import type { StaffUnderTest } from '../testing/staff-under-test.ts';
import { openStaffOn } from '../testing/store-on.ts';
import { listTranslationStates } from './list-translation-states.ts';

interface Older {
  language: string;
  languageName: string;
  texts: string[];
  seen: string;
}

describe.each(['sqlite', 'postgres'] as const)(
  'translations that are older than the English, on %s',
  (dialect) => {
    let staff: StaffUnderTest;
    beforeAll(async () => {
      staff = await openStaffOn(dialect);
    }, 300_000);
    afterAll(() => staff.fresh.remove());

    const collection = 'questions';
    type Texts = { question?: string; answer?: object; translationReady?: boolean };

    const save = async (id: number, locale: 'en' | 'hi' | 'gu', data: Texts, query = '') => {
      const url = `/${collection}/${id}?locale=${locale}${query}`;
      const { status } = await staff.ask('editor', 'PATCH', url, { _status: 'published', ...data });
      expect(status).toBe(200);
    };

    /** Adds a question with its Hindi translation. */
    const make = async (): Promise<number> => {
      const data = { question: 'How far?', answer: toRichText('Far.') };
      const { id } = await staff.fresh.payload.create({ collection, data });
      const hindi = { question: 'कितनी दूर?', answer: toRichText('दूर।'), translationReady: true };
      await save(id, 'hi', hindi);
      return id;
    };

    const list = async (document: string): Promise<Older[]> => {
      const { body } = await staff.ask('editor', 'GET', `/older-translations/${document}`);
      return body.languages as Older[];
    };
    const toTexts = (languages: readonly Older[]) =>
      languages.map(({ language, texts }) => [language, texts]);
    const listTexts = async (id: number) => toTexts(await list(`${collection}/${id}`));

    const sayRight = (id: number, body: object, who = 'editor') =>
      staff.ask(who, 'POST', `/older-translations/${collection}/${id}`, body);

    test('a changed English text lists its translations as older until they are changed too', async () => {
      const id = await make();
      expect(await listTexts(id)).toEqual([]);
      await save(id, 'en', { question: 'How far on one charge?' });
      expect(await listTexts(id)).toEqual([['hi', ['Question']]]);
      // Saving another text does not translate this one again.
      await save(id, 'hi', { answer: toRichText('बहुत दूर।') });
      expect(await listTexts(id)).toEqual([['hi', ['Question']]]);
      await save(id, 'hi', { question: 'एक चार्ज में कितनी दूर?' });
      expect(await listTexts(id)).toEqual([]);
      await save(id, 'en', { answer: toRichText('Very far.') });
      expect(await listTexts(id)).toEqual([['hi', ['Answer']]]);
    });

    test('the first page of the studio lists older translations that visitors of the language see', async () => {
      const id = await make();
      await save(id, 'en', { question: 'How many km?' });
      const read = async () => {
        const states = await listTranslationStates(staff.fresh.payload);
        const { older, missing } =
          states.find(({ kind, language }) => kind === 'Questions' && language === 'hi') ?? {};
        return [older, missing].map((some) => some?.filter(({ title }) => title === 'How many km?'));
      };
      const named = { title: 'How many km?', href: `/studio/collections/questions/${id}?locale=hi` };
      expect(await read()).toEqual([[{ ...named, texts: ['Question'] }], []]);
      await save(id, 'hi', { translationReady: false });
      expect(await read()).toEqual([[], [named]]);
    });

    test('an English text that returns to its earlier wording makes its translation current again', async () => {
      const id = await make();
      await save(id, 'en', { question: 'How fast?' });
      await save(id, 'en', { question: 'How fast does it go?' });
      expect(await listTexts(id)).toEqual([['hi', ['Question']]]);
      await save(id, 'en', { question: ' How far? ' });
      expect(await listTexts(id)).toEqual([]);
    });

    test('an editor can confirm a translation for the English text that they saw, and the confirmation is logged', async () => {
      const id = await make();
      await save(id, 'en', { question: 'How far ?' });
      const [seen] = await list(`${collection}/${id}`);
      expect(seen).toMatchObject({ language: 'hi', languageName: 'हिन्दी', texts: ['Question'] });
      await save(id, 'en', { question: 'How fast?' });
      expect((await sayRight(id, { language: 'hi', seen: seen?.seen })).status).toBe(409);
      const revision = await readRevision(staff.fresh.payload);
      const [now] = await list(`${collection}/${id}`);
      expect(await sayRight(id, { language: 'hi', seen: now?.seen })).toMatchObject({
        status: 200,
        body: { languages: [] },
      });
      expect(await listTexts(id)).toEqual([]);
      expect(await readRevision(staff.fresh.payload)).toBe(revision);
      const { docs } = await staff.fresh.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
      expect(docs[0]).toMatchObject({
        action: 'changed',
        what: 'Question “How fast?”',
        details: 'हिन्दी is still right: Question',
      });
      await save(id, 'en', { question: 'How slow?' });
      expect(await listTexts(id)).toEqual([['hi', ['Question']]]);
    });

    test('a draft is compared as it is, and a restored version brings its own translations', async () => {
      const id = await make();
      const { docs } = await staff.fresh.payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        sort: '-updatedAt',
        limit: 1,
      });
      await save(id, 'en', { question: 'How quick?', ...{ _status: 'draft' } }, '&draft=true');
      expect(await listTexts(id)).toEqual([['hi', ['Question']]]);
      await save(id, 'hi', { question: 'कितनी तेज़?', ...{ _status: 'draft' } }, '&draft=true');
      expect(await listTexts(id)).toEqual([]);
      const back = await staff.ask('editor', 'POST', `/${collection}/versions/${docs[0]?.id}`);
      expect(back.status).toBe(200);
      expect(await listTexts(id)).toEqual([]);
      const hindi = await readInLanguage(staff.fresh.payload, 'hi').find({
        collection,
        where: { id: { equals: id } },
      });
      expect(hindi.docs[0]?.question).toBe('कितनी दूर?');
    });

    test('texts of rows are named by their place after rows were dragged, on pages as well', async () => {
      const saveHome = (locale: string, data: object) =>
        staff.ask('editor', 'POST', `/globals/home-page?locale=${locale}`, { ...data, _status: 'published' });
      expect((await saveHome('en', homePage)).status).toBe(200);
      const stored = await staff.fresh.payload.findGlobal({ slug: 'home-page', depth: 0 });
      const statistics = stored.statistics ?? [];
      expect((await saveHome('gu', { ...stored, translationReady: true })).status).toBe(200);
      const [first, ...rest] = statistics;
      const changed = { ...stored, statistics: [...rest, { ...first, label: 'Another label' }] };
      expect((await saveHome('en', changed)).status).toBe(200);
      const label = `Quick statistics › ${statistics.length} › Label`;
      expect(toTexts(await list('home-page/one'))).toEqual([['gu', [label]]]);
      const states = await listTranslationStates(staff.fresh.payload);
      expect(states.find(({ kind, language }) => kind === 'Home Page' && language === 'gu')?.older).toEqual([
        { title: 'Home Page', href: '/studio/globals/home-page?locale=gu', texts: [label] },
      ]);
    });

    test('are shown only to those who may edit the document, and only for kinds with translations', async () => {
      const id = await make();
      const ask = async (who: string, document: string) =>
        (await staff.ask(who, 'GET', `/older-translations/${document}`)).status;
      expect(await ask('nobody', `${collection}/${id}`)).toBe(401);
      expect(await sayRight(id, {}, 'nobody')).toMatchObject({
        status: 401,
        body: { errors: [{ message: signedOut }] },
      });
      expect(await ask('sales', `${collection}/${id}`)).toBe(403);
      expect(await ask('editor', 'leads/1')).toBe(404);
      expect(await ask('editor', 'states/1')).toBe(404);
      expect((await sayRight(id, { language: 'hi', seen: '' })).status).toBe(409);
      expect((await sayRight(id, {}, 'sales')).status).toBe(403);
    });

    test('are deleted with their document', async () => {
      const id = await make();
      await save(id, 'en', { question: 'Why?' });
      const count = () =>
        staff.fresh.payload.count({
          collection: 'translated-texts',
          where: { document: { equals: `${collection}/${id}` } },
        });
      expect((await count()).totalDocs).toBe(1);
      await staff.fresh.payload.delete({ collection, id });
      expect((await count()).totalDocs).toBe(0);
    });
  },
);
