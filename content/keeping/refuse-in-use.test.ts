import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '../payload-types.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { eraseOverdue } from '../sweeping/sweep-trash.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { examplePosition } from '../testing/example-position.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { listKindsCut, listUses } from './list-uses.ts';

let fresh: FreshContent;
let editor: Staff;

beforeAll(async () => {
  fresh = await openFreshContent();
  editor = await fresh.payload.create({
    collection: 'staff',
    data: { name: 'Somebody', email: 'somebody@example.com', password: 'long enough 1', role: 'editor' },
  });
});
afterAll(() => fresh.remove());

const createPicture = (name: string) =>
  fresh.payload.create({
    collection: 'media',
    data: { alt: 'A dot' },
    file: toDotPicture(name),
  });

const deletePicture = (id: number) =>
  fresh.payload.delete({ collection: 'media', id, user: { ...editor, collection: 'staff' } });

test('deletes a picture that nothing uses', async () => {
  const { id } = await createPicture('free.png');
  await deletePicture(id);
  expect((await fresh.payload.count({ collection: 'media', where: { id: { equals: id } } })).totalDocs).toBe(
    0,
  );
});

test('refuses to delete a picture that a document needs, and names the document', async () => {
  const { id } = await createPicture('needed.png');
  const data = { picture: id, caption: 'A street', date: '2026-01-01' };
  const item = await fresh.payload.create({ collection: 'gallery-items', data });
  await expect(deletePicture(id)).rejects.toMatchObject({
    status: 409,
    message: 'This picture is still used by Gallery picture “A street”. Change that first, then delete it.',
  });
  await fresh.payload.delete({ collection: 'gallery-items', id: item.id });
  await deletePicture(id);
});

test('finds uses in lists and in globals', async () => {
  const { id } = await createPicture('listed.png');
  const show = {
    name: 'Auto Show',
    year: 2026,
    token: 'auto-show',
    introduction: 'Fairs to come.',
    heading: 'Auto Show 2026',
    blurb: 'What we showed.',
    categories: [{ name: 'Stand', slug: 'stand' }],
    images: [{ picture: id, category: 'stand' }],
  };
  await fresh.payload.create({ collection: 'trade-shows', data: show });
  const about = {
    heading: 'About',
    story: toRichText('A story.'),
    picture: id,
    mission: 'To drive.',
    vision: 'A road.',
    needsHeading: 'Needs',
  };
  await fresh.payload.updateGlobal({ slug: 'about-page', data: about });
  await expect(deletePicture(id)).rejects.toThrow(/About Page, Trade Show “Auto Show”/);
});

test('refuses to delete a state that has cities', async () => {
  const state = await fresh.payload.create({ collection: 'states', data: { name: 'Goa', code: 'GA' } });
  await fresh.payload.create({ collection: 'cities', data: { name: 'Panaji', state: state.id } });
  await expect(
    fresh.payload.delete({ collection: 'states', id: state.id, user: { ...editor, collection: 'staff' } }),
  ).rejects.toThrow('This state is still used by City “Panaji”.');
});

describe('the target of a link', () => {
  const addArticle = async (title: string, text: string) => {
    const { id: picture } = await createPicture(`${title.toLowerCase()}.png`);
    const words = { title, description: 'D', body: toRichText(text) };
    const data = { ...words, picture, _status: 'published' as const };
    return (await fresh.payload.create({ collection: 'blogs', data })).id;
  };
  const listUsesOf = async (id: number) => {
    const req = await createLocalReq({}, fresh.payload);
    const uses = await listUses({ req, slug: 'blogs', id });
    return uses.map(({ by, kind, title }) => [by, kind, title]);
  };
  const trash = (id: number) =>
    fresh.payload.update({
      collection: 'blogs',
      id,
      data: { deletedAt: new Date().toISOString() },
      user: { ...editor, collection: 'staff' },
    });

  test('cannot be deleted while the footer or a text links to it, in any language', async () => {
    const told = await addArticle('Told', 'News.');
    const other = await addArticle('Other', 'More news.');
    expect(await listUsesOf(told)).toEqual([]);
    await trash(await addArticle('Teller', `Read [this](/hi/blogdetails/${told}?from=teller#end).`));
    await fresh.payload.updateGlobal({
      slug: 'menus',
      data: { footer: [{ address: `/blogdetails/${told}`, label: 'Told' }] },
    });
    expect(await listUsesOf(told)).toEqual([
      ['link', 'Menus and footer', ''],
      ['link', 'Article', 'Teller'],
    ]);
    await expect(trash(told)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(
        'still used by Menus and footer, Article “Teller” (in the trash). Change that first',
      ),
    });
    expect(await listUsesOf(other)).toEqual([]);
    await trash(other);
  });

  test('can be deleted though a redirect leads there, and the redirect is listed as a use', async () => {
    const id = await addArticle('Redirected', 'News.');
    const data = { from: '/news.php', to: `/gu/blogdetails/${id}` };
    await fresh.payload.create({ collection: 'redirects', data });
    await fresh.payload.create({ collection: 'redirects', data: { from: '/9.php', to: '/contactus' } });
    expect(await listUsesOf(id)).toEqual([['redirect', 'Redirect', '/news.php']]);
    await trash(id);
  });

  test('is erased after its time in the trash, though a text still links to it', async () => {
    const id = await addArticle('Over', 'News.');
    await trash(id);
    await addArticle('Late', `Read [this](/blogdetails/${id}).`);
    expect(await eraseOverdue(fresh.payload, 'blogs', { id: { equals: id } })).toBe(1);
  });
});

describe('refuses to delete or trash', () => {
  const now = () => new Date().toISOString();
  const addLead = (more: object) =>
    fresh.payload.create({ collection: 'leads', data: exampleLead({ name: 'Asha', ...more }) });

  test('a position with applications: staff are told to close it, but not who applied', async () => {
    const { id } = await fresh.payload.create({
      collection: 'jobs',
      data: examplePosition(),
    });
    await addLead({ kind: 'application', job: id });
    await addLead({ kind: 'application', job: id });
    const trash = fresh.payload.update({
      collection: 'jobs',
      id,
      data: { deletedAt: now() },
      user: { ...editor, collection: 'staff' },
    });
    await expect(trash).rejects.toMatchObject({
      status: 409,
      message:
        'This job is still used by Lead (2 times). Change that first, then delete it. Or close it: untick “Open”.',
    });
    await expect(fresh.payload.delete({ collection: 'jobs', id })).rejects.toThrow('Lead “Asha”');
    const listCut = async () => {
      const req = await createLocalReq({}, fresh.payload);
      return listKindsCut(await listUses({ req, slug: 'jobs', id }));
    };
    expect(await listCut()).toEqual([]);
    for (let count = 2; count < 25; count += 1) await addLead({ kind: 'application', job: id });
    expect(await listCut()).toEqual(['Lead']);
    await expect(
      fresh.payload.update({
        collection: 'jobs',
        id,
        data: { deletedAt: now() },
        user: { ...editor, collection: 'staff' },
      }),
    ).rejects.toThrow('Lead (more than 20 times)');
  });

  test('a member of staff who owns a lead, but not one who owns none', async () => {
    const data = {
      name: 'Owner',
      email: 'owner@example.com',
      password: 'long enough 1',
      role: 'sales',
    } as const;
    const { id } = await fresh.payload.create({ collection: 'staff', data });
    const owned = await addLead({ owner: id });
    await expect(fresh.payload.delete({ collection: 'staff', id })).rejects.toThrow(
      'This member of staff is still used by Lead “Asha”.',
    );
    await fresh.payload.delete({ collection: 'leads', id: owned.id });
    await fresh.payload.delete({ collection: 'staff', id });
  });

  test('a picture that only a draft shows, and one within a text', async () => {
    const [drafted, written] = [await createPicture('drafted.png'), await createPicture('written.png')];
    const text = toRichText('Look:');
    text.root.children.push({
      type: 'upload',
      relationTo: 'media',
      value: written.id,
      version: 3,
      fields: null,
      format: '',
    });
    const { id: shown } = await createPicture('shown.png');
    const data = { title: 'News', description: 'D', body: text, picture: shown, publishedAt: now() };
    const { id } = await fresh.payload.create({
      collection: 'blogs',
      data: { ...data, _status: 'published' },
    });
    await fresh.payload.update({ collection: 'blogs', id, data: { picture: drafted.id }, draft: true });
    for (const picture of [drafted.id, written.id, shown])
      await expect(deletePicture(picture)).rejects.toThrow('still used by Article “News”');
  });

  test('a picture of a draft without a title, which it names by its number', async () => {
    const { id: picture } = await createPicture('untitled.png');
    const { id } = await fresh.payload.create({
      collection: 'blogs',
      data: { title: '', picture },
      draft: true,
    });
    await expect(deletePicture(picture)).rejects.toThrow(`still used by Article “${id}”`);
  });

  test('a vehicle and a question that another document names', async () => {
    const { id: heroPicture } = await createPicture('hero.png');
    const answer = toRichText('So.');
    const question = await fresh.payload.create({
      collection: 'questions',
      data: { question: 'Why?', answer },
    });
    const vehicle = await fresh.payload.create({
      collection: 'products',
      data: {
        name: 'Tried',
        plateName: 'TRIED',
        line: 'Line',
        tagline: 'T',
        summary: 'S',
        breadcrumbParent: 'Products',
        heroPicture,
        key: 'tried',
        kind: 'cargo',
        menuGroup: 'Cargo',
        metaKey: 'home',
        questions: [question.id],
      },
    });
    await fresh.payload.create({
      collection: 'testimonials',
      data: { fullName: 'Ravi', designation: 'Driver', description: 'Good.', product: vehicle.id },
    });
    await expect(fresh.payload.delete({ collection: 'questions', id: question.id })).rejects.toThrow(
      'This question is still used by Vehicle “Tried”.',
    );
    await expect(fresh.payload.delete({ collection: 'products', id: vehicle.id })).rejects.toThrow(
      'This vehicle is still used by Testimonial “Ravi”. Change that first, then delete it. Or unpublish it.',
    );
  });
});
