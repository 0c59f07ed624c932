import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homePage } from '../seed/data/home-page.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

let fresh: FreshContent;
let payload: Payload;
beforeAll(async () => {
  fresh = await openFreshContent();
  payload = fresh.payload;
});
afterAll(() => fresh.remove());

const collection = 'trade-shows';
type Words = Record<'en' | 'hi', string>;
interface Show {
  heading: Words;
  translationReady: Record<'en' | 'hi', boolean>;
  categories: { id: string; slug: string; name: Words }[];
}

/** A show whose English and Hindi are published; its categories are named in both. */
const addShow = async (token: string): Promise<{ id: number; lines: { id: string; slug: string }[] }> => {
  const words = { introduction: 'So.', blurb: 'So.' };
  const categories = ['first', 'second', 'third'].map((slug) => ({ slug, name: `${slug} en` }));
  const english = { ...words, name: token, heading: 'Old', year: 2026, token, categories };
  const { id, categories: stored } = await payload.create({ collection, data: english });
  const lines = stored.map(({ id: line, slug }) => ({ id: String(line), slug }));
  const hindi = {
    ...words,
    name: token,
    heading: 'पुराना',
    translationReady: true,
    categories: lines.map((line) => ({ ...line, name: `${line.slug} hi` })),
  };
  await payload.update({ collection, id, data: hindi, locale: 'hi' });
  return { id, lines };
};

const drafted = (id: number, data: object, locale: 'en' | 'hi' = 'en') =>
  payload.update({ collection, id, data: data as never, locale, draft: true });

const publish = (id: number, language: 'en' | 'hi') =>
  payload.update({ collection, id, data: { _status: 'published' }, publishSpecificLocale: language });

const read = async (id: number, draft = false): Promise<Show> =>
  (await payload.findByID({ collection, id, draft, locale: 'all' })) as unknown as Show;

const listNames = ({ categories }: Show) => categories.map(({ name }) => [name.en, name.hi]);

test('publishing one language keeps the draft of another, even if that language is ticked as ready', async () => {
  const { id } = await addShow('ticked');
  await drafted(id, { heading: 'आधा' }, 'hi');
  await drafted(id, { heading: 'New' });
  await publish(id, 'en');
  expect(await read(id)).toMatchObject({
    heading: { en: 'New', hi: 'पुराना' },
    translationReady: { hi: true },
  });
  expect(await read(id, true)).toMatchObject({ heading: { en: 'New', hi: 'आधा' } });
});

test('a row keeps its words in other languages after rows were dragged, added and removed', async () => {
  const { id, lines } = await addShow('dragged');
  const named = (slug: string) => {
    const line = lines.find((one) => one.slug === slug);
    return { ...line, name: `${slug} new` };
  };
  await drafted(id, { heading: 'आधा' }, 'hi');
  await drafted(id, {
    categories: [named('third'), { slug: 'added', name: 'added en' }, named('first')],
  });
  await publish(id, 'en');
  expect(listNames(await read(id))).toEqual([
    ['third new', 'third hi'],
    ['added en', undefined],
    ['first new', 'first hi'],
  ]);
});

test('publishing one language leaves no draft if no other language has one', async () => {
  const { id } = await addShow('alone');
  await drafted(id, { heading: 'New' });
  await publish(id, 'en');
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } });
  const [newest] = docs;
  expect(newest).toMatchObject({ latest: true, version: { _status: 'published', heading: 'New' } });
  // It counts as a publication of all languages.
  expect(newest).not.toMatchObject({ publishedLocale: 'en' });
  expect(await read(id)).toMatchObject({ heading: { en: 'New', hi: 'पुराना' } });
});

test('the draft of the other languages becomes the newest version, from which they are published next', async () => {
  const { id } = await addShow('next');
  await drafted(id, { heading: 'आधा' }, 'hi');
  await drafted(id, { heading: 'New' });
  await publish(id, 'en');
  const where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await payload.findVersions({ collection, where });
  expect(docs).toMatchObject([{ snapshot: true, publishedLocale: 'en', version: { _status: 'draft' } }]);
  await publish(id, 'hi');
  expect(await read(id)).toMatchObject({ _status: 'published', heading: { en: 'New', hi: 'आधा' } });
  expect((await payload.findVersions({ collection, where })).docs).toMatchObject([
    { version: { _status: 'published' } },
  ]);
});

test('publishing one language of a document that was taken down shows that language alone', async () => {
  const { id } = await addShow('back');
  await drafted(id, { heading: 'आधा' }, 'hi');
  await payload.update({ collection, id, data: { _status: 'draft' }, unpublishAllLocales: true });
  await publish(id, 'en');
  expect((await read(id)).heading).toEqual({ en: 'Old' });
  expect(await read(id, true)).toMatchObject({ heading: { en: 'Old', hi: 'आधा' } });
});

test('publishing several documents in one language keeps the draft of each', async () => {
  const shows = [await addShow('one'), await addShow('two')];
  for (const { id } of shows) await drafted(id, { heading: `आधा ${id}` }, 'hi');
  const where = { id: { in: shows.map(({ id }) => id) } };
  const data = { _status: 'published' } as const;
  const { errors } = await payload.update({
    collection,
    where,
    data,
    draft: true,
    publishSpecificLocale: 'en',
  });
  expect(errors).toEqual([]);
  for (const { id } of shows) {
    expect(await read(id)).toMatchObject({ heading: { hi: 'पुराना' } });
    expect(await read(id, true)).toMatchObject({ heading: { hi: `आधा ${id}` } });
  }
});

describe('publishing one language of a page', () => {
  const publishPage = (slug: 'menus' | 'home-page', language: 'en' | 'hi') =>
    payload.updateGlobal({ slug, data: { _status: 'published' }, publishSpecificLocale: language });

  test('keeps the names of links in nested lists in the other languages', async () => {
    const slug = 'menus';
    const pages = ['AboutUs', 'Savings'] as const;
    const footer = [{ page: 'Blogs', label: 'News' } as const];
    const links = pages.map((page) => ({ page, label: `${page} en` }));
    const header = [{ kind: 'group', label: 'More', links }] as const;
    const stored = await payload.updateGlobal({ slug, data: { header: [...header], footer } as never });
    const toHindi = (name: (page: unknown) => string) => ({
      header: stored.header.map((entry) => ({
        ...entry,
        label: 'और',
        links: entry.links?.map((link) => ({ ...link, label: name(link.page) })),
      })),
    });
    await payload.updateGlobal({ slug, data: toHindi((page) => `${page} hi`) as never, locale: 'hi' });
    await payload.updateGlobal({ slug, data: toHindi(() => 'आधा') as never, locale: 'hi', draft: true });
    const [entry] = stored.header;
    const reversed = { header: [{ ...entry, links: entry?.links?.toReversed() }] };
    await payload.updateGlobal({ slug, data: reversed as never, draft: true });
    await publishPage(slug, 'en');
    const listLabels = async (draft: boolean) => {
      const menus = await payload.findGlobal({ slug, locale: 'all', draft });
      return menus.header[0]?.links?.map(({ label }) => label);
    };
    expect(await listLabels(false)).toEqual([
      { en: 'Savings en', hi: 'Savings hi' },
      { en: 'AboutUs en', hi: 'AboutUs hi' },
    ]);
    expect(await listLabels(true)).toEqual([
      { en: 'Savings en', hi: 'आधा' },
      { en: 'AboutUs en', hi: 'आधा' },
    ]);
  });

  test('fills no missing text from another language', async () => {
    const slug = 'menus';
    const english = {
      header: [
        { kind: 'link', page: 'AboutUs', label: 'About' },
        { kind: 'link', page: 'Savings', label: 'Save' },
      ],
      footer: [{ page: 'Blogs', label: 'News' }],
    };
    await payload.updateGlobal({ slug, data: { ...english, _status: 'published' } as never });
    const inHindi = { slug, locale: 'hi', depth: 0 } as const;
    const { header, footer } = await payload.findGlobal({ ...inHindi, fallbackLocale: false, draft: true });
    const [first, ...others] = structuredClone(header);
    const data = { header: [{ ...first, label: 'हम' }, ...others], footer, _status: 'published' };
    // As the studio's button does: without a fallback language.
    const answer = await payload.updateGlobal({
      ...inHindi,
      data: data as never,
      publishSpecificLocale: 'hi',
    });
    expect(answer.header.map(({ label }) => label ?? '')).toEqual(['हम', '']);
    const stored = await payload.findGlobal({ slug, locale: 'all' });
    expect([...stored.header, ...(stored.footer ?? [])].map(({ label }) => label)).toEqual([
      { en: 'About', hi: 'हम' },
      { en: 'Save' },
      { en: 'News' },
    ]);
  });

  test('shows that language alone if the page was never published', async () => {
    const slug = 'home-page';
    const draft = { slug, data: homePage as never, draft: true } as const;
    const english = await payload.updateGlobal(draft);
    const introduction = { ...english.introduction, heading: 'आधा' };
    await payload.updateGlobal({ ...draft, data: { ...english, introduction }, locale: 'hi' });
    await publishPage(slug, 'en');
    const read = async (draft: boolean) =>
      (await payload.findGlobal({ slug, locale: 'all', draft })).introduction.heading;
    const { heading } = homePage.introduction;
    expect(await read(false)).toEqual({ en: heading });
    expect(await read(true)).toEqual({ en: heading, hi: 'आधा' });
  });
});
