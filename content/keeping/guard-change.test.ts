import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '../payload-types.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { nextMoment } from '../testing/next-moment.ts';

let fresh: FreshContent;
const people: Record<string, Staff & { collection: 'staff' }> = {};

beforeAll(async () => {
  fresh = await openFreshContent();
  for (const name of ['Asha', 'Bina']) {
    const data = { name, email: `${name}@example.com`, password: 'long enough 1', role: 'admin' } as const;
    people[name] = { ...(await fresh.payload.create({ collection: 'staff', data })), collection: 'staff' };
  }
});
afterAll(() => fresh.remove());

const as = (name: string) => ({ user: people[name], overrideAccess: false }) as const;

const question = (text: string) => ({ question: text, answer: toRichText('So.') });

const openQuestion = async (name: string) => {
  const doc = await fresh.payload.create({ collection: 'questions', data: question('Q?'), ...as(name) });
  await nextMoment();
  return { id: doc.id, opened: String(doc.opened) };
};

const save = (name: string, id: number, data: object, more: object = {}) =>
  fresh.payload.update({ collection: 'questions', id, data, ...as(name), ...more });

describe('the second of two people who save the same document', () => {
  test('is refused, and is told who saved and what the two texts are', async () => {
    const { id, opened } = await openQuestion('Asha');
    await save('Bina', id, { ...question('What does she ask?'), opened });
    const late = save('Asha', id, { ...question('What do I ask?'), shownOn: ['faqs'], opened });
    await expect(late).rejects.toMatchObject({
      status: 409,
      // Without a colon, because the studio would cut the sentence there, e.g. in a time.
      message: 'Bina saved this after you had opened it. Nothing of yours was saved.',
      data: {
        errors: [
          {
            path: 'opened',
            message: expect.stringMatching(
              /^Bina saved this at \d[^\n]*\(Indian time\).*theirs: “What does she ask\?”/s,
            ),
          },
        ],
      },
    });
    await expect(late).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('yours: “What do I ask?”') }] },
    });
    // A field that only the second person changed is not in conflict.
    await expect(late).rejects.toMatchObject({
      data: { errors: [{ message: expect.not.stringContaining('Order') }] },
    });
    expect((await fresh.payload.findByID({ collection: 'questions', id })).question).toBe(
      'What does she ask?',
    );
  });

  test('can save after reading what the first one wrote, and can always save over themselves', async () => {
    const { id, opened } = await openQuestion('Asha');
    await save('Asha', id, { ...question('Mine?'), opened });
    await save('Asha', id, { ...question('Mine again?'), opened });
    await nextMoment();
    const seen = await fresh.payload.findByID({ collection: 'questions', id });
    await save('Bina', id, { ...question('Hers?'), opened: seen.opened });
    expect((await fresh.payload.findByID({ collection: 'questions', id })).question).toBe('Hers?');
  });

  test('is refused in an old form even after they changed the document elsewhere', async () => {
    const { id, opened } = await openQuestion('Asha');
    await save('Bina', id, { ...question('Hers?'), opened });
    await nextMoment();
    const again = await fresh.payload.findByID({ collection: 'questions', id });
    const inAnotherTab = { ...question('Hers?'), shownOn: ['faqs'] };
    await save('Asha', id, { ...inAnotherTab, opened: again.opened });
    await save('Asha', id, inAnotherTab);
    await expect(save('Asha', id, { ...question('Mine?'), opened })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Bina saved this after /),
    });
    await save('Asha', id, { ...question('Hers, seen?'), opened: again.opened });
    expect((await fresh.payload.findByID({ collection: 'questions', id })).question).toBe('Hers, seen?');
  });

  test('is refused if the first one saved a draft, also when saving a draft', async () => {
    const { id, opened } = await openQuestion('Asha');
    await save('Bina', id, { ...question('Her draft?'), opened }, { draft: true });
    const late = { ...question('My draft?'), opened };
    await expect(save('Asha', id, late, { draft: true })).rejects.toMatchObject({ status: 409 });
    await expect(save('Asha', id, { ...late, _status: 'published' })).rejects.toMatchObject({ status: 409 });
  });

  test('can save their language if the first one saved another', async () => {
    const { id, opened } = await openQuestion('Asha');
    await save('Bina', id, { ...question('क्या?'), opened }, { locale: 'hi' });
    await save('Asha', id, { ...question('English?'), opened }, { locale: 'en' });
    const both = await fresh.payload.findByID({ collection: 'questions', id, locale: 'all' });
    expect(both.question).toEqual({ en: 'English?', hi: 'क्या?' });
  });

  test('can save the first text of their language if the first one saved others', async () => {
    const { id, opened } = await openQuestion('Asha');
    await save('Bina', id, { ...question('શું?'), opened }, { locale: 'gu' });
    await save('Bina', id, { ...question('English?'), opened }, { locale: 'en' });
    await save('Asha', id, { ...question('क्या?'), opened }, { locale: 'hi' });
    const all = await fresh.payload.findByID({ collection: 'questions', id, locale: 'all' });
    expect(all.question).toEqual({ en: 'English?', hi: 'क्या?', gu: 'શું?' });
  });

  test('can publish their language over a draft in another, and save a draft over a publication of another', async () => {
    const inHindi = { locale: 'hi', fallbackLocale: false } as const;
    const first = await openQuestion('Asha');
    await save('Bina', first.id, { ...question('आधा?'), opened: first.opened }, { ...inHindi, draft: true });
    const english = { ...question('English?'), opened: first.opened, _status: 'published' };
    await save('Asha', first.id, english, { publishSpecificLocale: 'en' });
    const { question: shown } = await fresh.payload.findByID({
      collection: 'questions',
      id: first.id,
      locale: 'all',
    });
    expect(shown).toEqual({ en: 'English?' });

    const second = await openQuestion('Asha');
    await save('Bina', second.id, { ...question('क्या?'), _status: 'draft' }, { ...inHindi, draft: true });
    await nextMoment();
    const opened = new Date().toISOString();
    await nextMoment();
    await save('Bina', second.id, { _status: 'published' }, { publishSpecificLocale: 'hi' });
    const drafted = { ...question('Half?'), opened, _status: 'draft' };
    await save('Asha', second.id, drafted, { locale: 'en', draft: true });
  });

  test('cannot put a document back on the site that the first one took down', async () => {
    const { id, opened } = await openQuestion('Asha');
    await save('Bina', id, { _status: 'draft' }, { unpublishAllLocales: true });
    const english = { ...question('English?'), opened, _status: 'published' };
    await expect(save('Asha', id, english, { publishSpecificLocale: 'en' })).rejects.toMatchObject({
      status: 409,
      data: { errors: [{ message: expect.stringContaining('Status\n  theirs: “draft”') }] },
    });
  });

  test('can go back to an earlier version', async () => {
    const { id, opened } = await openQuestion('Asha');
    await save('Bina', id, { ...question('Hers?'), opened });
    const { docs } = await fresh.payload.findVersions({
      collection: 'questions',
      where: { parent: { equals: id } },
      sort: 'updatedAt',
    });
    await fresh.payload.restoreVersion({ collection: 'questions', id: String(docs[0]?.id), ...as('Asha') });
    expect((await fresh.payload.findByID({ collection: 'questions', id })).question).toBe('Q?');
  });
});

test('the guard holds for a kind without versions, a member of staff and the settings', async () => {
  const data = { name: 'Goa', code: 'GA' };
  const state = await fresh.payload.create({ collection: 'states', data, ...as('Asha') });
  await nextMoment();
  const opened = state.updatedAt;
  const change = (who: string, code: string) =>
    fresh.payload.update({
      collection: 'states',
      id: state.id,
      data: { name: 'Goa', code, opened },
      ...as(who),
    });
  await change('Bina', 'GO');
  await expect(change('Asha', 'GX')).rejects.toMatchObject({ status: 409 });

  const sales = { name: 'Sales', email: 's@example.com', password: 'long enough 1', role: 'sales' } as const;
  const { id, updatedAt } = await fresh.payload.create({ collection: 'staff', data: sales });
  await nextMoment();
  const rename = (who: string, name: string) =>
    fresh.payload.update({ collection: 'staff', id, data: { name, opened: updatedAt }, ...as(who) });
  await rename('Bina', 'Sales of hers');
  await expect(rename('Asha', 'Sales of mine')).rejects.toMatchObject({ status: 409 });

  const slug = 'site-settings';
  const first = await fresh.payload.updateGlobal({ slug, data: siteSettings, ...as('Asha') });
  await nextMoment();
  const write = (who: string, tagline: string) =>
    fresh.payload.updateGlobal({
      slug,
      data: { ...siteSettings, tagline, opened: String(first.updatedAt) },
      ...as(who),
    });
  await write('Bina', 'Hers');
  await expect(write('Asha', 'Mine')).rejects.toMatchObject({ status: 409 });
  await fresh.payload.updateGlobal({ slug, data: { company: 'Ours' }, ...as('Asha') });
  await expect(write('Asha', 'Mine')).rejects.toMatchObject({ status: 409 });
  const second = await fresh.payload.findGlobal({ slug });
  expect(second.tagline).toBe('Hers');

  // In a language without texts, nobody has changed anything.
  await nextMoment();
  await fresh.payload.updateGlobal({ slug, data: { tagline: 'Hers again' }, ...as('Bina') });
  const hindi = { ...second, tagline: 'मेरा', opened: String(second.updatedAt) };
  const inHindi = { locale: 'hi', fallbackLocale: false } as const;
  await fresh.payload.updateGlobal({ slug, data: hindi, ...inHindi, ...as('Asha') });
  const { tagline } = await fresh.payload.findGlobal({ slug, locale: 'all' });
  expect(tagline).toEqual({ en: 'Hers again', hi: 'मेरा' });
});

interface Shared {
  collection: 'redirects' | 'routing-rules' | 'reply-templates' | 'privacy-requests';
  make: object;
  field: string;
}

const request = {
  kind: 'correct',
  state: 'open',
  dueAt: '2026-12-27T00:00:00.000Z',
  about: 'enquiries',
  language: 'en',
  requestKey: 'of two people',
  attempts: 0,
};

test.each<Shared>([
  { collection: 'redirects', make: { from: '/old.php', to: '/contactus' }, field: 'note' },
  {
    collection: 'routing-rules',
    make: { name: 'Rides', kinds: ['testride'], target: 'chosenDealer' },
    field: 'name',
  },
  { collection: 'reply-templates', make: { name: 'Thanks', for: 'enquiry', text: 'Hi.' }, field: 'text' },
  { collection: 'privacy-requests', make: request, field: 'outcome' },
])(
  'the guard holds for $collection, on which several colleagues work',
  async ({ collection, make, field }) => {
    const first = await fresh.payload.create({ collection, data: make as never });
    await nextMoment();
    const { id, opened } = await fresh.payload.findByID({ collection, id: first.id });
    const write = (who: string, text: string) =>
      fresh.payload.update({ collection, id, data: { [field]: text, opened: String(opened) }, ...as(who) });
    await write('Bina', 'Hers.');
    await expect(write('Asha', 'Mine.')).rejects.toMatchObject({
      status: 409,
      data: {
        errors: [{ path: 'opened', message: expect.stringMatching(/theirs: “Hers\.”\n.*yours: “Mine\.”/) }],
      },
    });
  },
);

test('the guard lets code pass, and saves that do not say what was opened', async () => {
  const { id, opened } = await openQuestion('Asha');
  await save('Bina', id, question('Hers?'));
  await save('Asha', id, { question: 'Mine, by a script?' });
  await fresh.payload.update({ collection: 'questions', id, data: { question: 'A program’s?', opened } });
  expect((await fresh.payload.findByID({ collection: 'questions', id })).question).toBe('A program’s?');
});

test('each version keeps who wrote it, and nobody can forge that', async () => {
  const { id } = await openQuestion('Asha');
  const forged = { ...question('Forged?'), lastChange: { by: 'Somebody', staffId: 99, at: '2001-01-01' } };
  await save('Bina', id, forged);
  await fresh.payload.update({ collection: 'questions', id, data: { shownOn: ['faqs'] } });
  const { docs } = await fresh.payload.findVersions({
    collection: 'questions',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  });
  expect(docs.map(({ version }) => version.lastChange?.by)).toEqual(['Asha', 'Bina', 'Bina']);
});
