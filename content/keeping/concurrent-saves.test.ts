import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homePage } from '../seed/data/home-page.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { nextMoment } from '../testing/next-moment.ts';
import { openTwoOn, type TwoPrograms } from '../testing/store-on.ts';

/** Several rounds, because the timing of each pair of saves is up to chance. */
const rounds = 4;

type How = Partial<Record<'autosave' | 'draft', true>> & { locale?: 'en' | 'hi' | 'gu' };

/** A document that two people have open, with a text that the tests change. */
interface Opened {
  save: (payload: Payload, user: TypedUser, text: string, how?: How) => Promise<unknown>;
  read: (how?: How) => Promise<unknown>;
}

describe.each(['sqlite', 'postgres'] as const)('two people who save at the same moment, on %s', (dialect) => {
  let two: TwoPrograms;
  let payload: Payload;
  const people: TypedUser[] = [];

  beforeAll(async () => {
    two = await openTwoOn(dialect);
    [payload] = two.programs;
    for (const name of ['Asha', 'Bina']) {
      const data = { name, email: `${name}@example.com`, password: 'long enough 1', role: 'admin' } as const;
      people.push({ ...(await payload.create({ collection: 'staff', data })), collection: 'staff' });
    }
  }, 180_000);
  afterAll(() => two?.remove());

  const openDocument = async (
    collection: 'questions' | 'reply-templates' | 'blogs',
    field: string,
    data: object,
  ) => {
    const made = await payload.create({
      collection,
      data: data as never,
      draft: collection === 'blogs',
      user: people[0] as TypedUser,
    });
    const { id } = made;
    // Autosaves go into the version that was begun.
    if (collection === 'blogs')
      await payload.update({
        collection,
        id,
        data,
        draft: true,
        autosave: true,
        user: people[0] as TypedUser,
      });
    await nextMoment();
    const { opened } = await payload.findByID({ collection, id, draft: true });
    const opening: Opened = {
      save: (program, user, text, how = {}) =>
        program.update({
          collection,
          id,
          data: { ...data, [field]: text, opened } as never,
          user,
          overrideAccess: false,
          ...how,
        }),
      read: async (how = {}) => Reflect.get(await payload.findByID({ collection, id, ...how }), field),
    };
    return opening;
  };

  const openQuestion = () =>
    openDocument('questions', 'question', { question: 'Q?', answer: toRichText('So.') });

  const openTemplate = () =>
    openDocument('reply-templates', 'text', { name: 'Thanks', for: 'enquiry', text: 'Hi.' });

  let articles = 0;
  const openArticle = async () => {
    articles += 1;
    return openDocument('blogs', 'title', { title: `Article ${articles}`, _status: 'draft' });
  };

  const openPage = async (slug: 'site-settings' | 'home-page', how: How = {}) => {
    const text = (value: string) =>
      slug === 'site-settings'
        ? { ...siteSettings, tagline: value }
        : { ...homePage, introduction: { ...homePage.introduction, heading: value } };
    await payload.updateGlobal({ slug, data: text('Before') as never, user: people[0] as TypedUser, ...how });
    await nextMoment();
    const { opened } = await payload.findGlobal({ slug, draft: true });
    const opening: Opened = {
      save: (program, user, value, how = {}) =>
        program.updateGlobal({
          slug,
          data: { ...text(value), opened } as never,
          user,
          overrideAccess: false,
          ...how,
        }),
      read: async (how = {}) => {
        const page = await payload.findGlobal({ slug, ...how });
        return 'tagline' in page
          ? page.tagline
          : (page as { introduction: { heading: string } }).introduction.heading;
      },
    };
    return opening;
  };

  const saveAtOnce = ({ save }: Opened, how: [How, How] = [{}, {}]) =>
    Promise.allSettled(
      two.programs.map((program, at) =>
        save(program, people[at] as TypedUser, `Of ${people[at]?.name}`, how[at]),
      ),
    );

  const draft = { draft: true } as const;
  const autosave = { draft: true, autosave: true } as const;

  test.each<[string, () => Promise<Opened>, How]>([
    ['a question', openQuestion, {}],
    ['the draft of a question', openQuestion, draft],
    ['an answer template, of which no versions are kept', openTemplate, {}],
    ['an article as it is typed', openArticle, autosave],
    ['the settings', () => openPage('site-settings'), {}],
    ['a page', () => openPage('home-page'), {}],
    ['a page as it is typed', () => openPage('home-page', autosave), autosave],
  ])('with %s: one is saved, and the other one is told', async (_what, open, how) => {
    for (let round = 0; round < rounds; round += 1) {
      const opened = await open();
      const ends = await saveAtOnce(opened, [how, how]);
      const at = ends.findIndex(({ status }) => status === 'fulfilled');
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(ends[1 - at]).toMatchObject({
        reason: {
          status: 409,
          message: `${people[at]?.name} saved this after you had opened it. Nothing of yours was saved.`,
          data: {
            errors: [
              { path: 'opened', message: expect.stringContaining(`yours: “Of ${people[1 - at]?.name}”`) },
            ],
          },
        },
      });
      expect(await opened.read(how)).toBe(`Of ${people[at]?.name}`);
    }
  });

  test('in two languages: each acknowledged text is stored', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const opened = await openQuestion();
      const hows: [How, How] = [
        { ...draft, locale: 'hi' },
        { ...draft, locale: 'gu' },
      ];
      const ends = await saveAtOnce(opened, hows);
      for (const [at, { status }] of ends.entries())
        if (status === 'fulfilled') expect(await opened.read(hows[at])).toBe(`Of ${people[at]?.name}`);
      expect(ends.map(({ status }) => status)).toContain('fulfilled');
    }
  });
});
