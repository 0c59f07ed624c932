import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { nameSql, sql } from '../database/statement.ts';
import type { TradeShowVideos } from '../payload-types.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { validateCategory } from './trade-shows.ts';

describe('a trade show', () => {
  let content: FreshContent;
  beforeAll(async () => {
    content = await openFreshContent();
  }, 60_000);
  afterAll(() => content.remove());

  const save = (token: string, videos: TradeShowVideos = []) =>
    content.payload.create({
      collection: 'trade-shows',
      data: {
        name: 'Expo',
        year: 2026,
        token,
        introduction: 'Upcoming',
        heading: 'Expo 2026',
        blurb: 'Shown there',
        categories: [{ name: 'Stand', slug: 'stand' }],
        videos,
      },
    });

  test.each(['blogs', 'studio', 'media', 'api', 'hi', 'productmillo'])(
    'cannot have the token %s, which belongs to another part of the site',
    async (token) => {
      const refused = await save(token).catch((error: unknown) => error);
      expect(refused).toMatchObject({
        data: {
          errors: [
            {
              path: 'token',
              message: `"${token}" is the address of another part of this site. Choose another, e.g. ${token}-2026.`,
            },
          ],
        },
      });
    },
  );

  test('can have any other token of small letters, digits and hyphens', async () => {
    expect(await save('auto-show-2026')).toMatchObject({ token: 'auto-show-2026' });
    expect(await save('Auto Show').catch((error: unknown) => error)).toMatchObject({
      data: { errors: [{ message: 'Use small letters, digits and single hyphens.' }] },
    });
  });

  test('stores the usual address of a film as that of its player, and refuses an address without a player', async () => {
    const { videos } = await save('films', [{ title: 'Tour', url: 'https://youtu.be/dQw4w9WgXcQ?si=x' }]);
    expect(videos).toMatchObject([{ url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }]);
    const refused = await save('channel', [{ title: 'Us', url: 'https://www.youtube.com/@us' }]).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      data: { errors: [{ path: 'videos.0.url', message: expect.stringContaining('Use the embed link') }] },
    });
  });

  test('can be saved with an earlier stored film whose address is refused now, but not with another such film', async () => {
    const old = 'https://www.youtube.com/@us';
    const { id, videos } = await save('old', [{ title: 'Us', url: 'https://youtu.be/old' }]);
    const film = { ...videos?.[0], title: 'Us' };
    const { rows } = await getSqlDatabase(content.payload);
    for (const table of ['trade_shows_videos', '_trade_shows_v_version_videos'])
      await rows(sql`UPDATE ${nameSql(table)} SET url = ${old} WHERE url = ${film.url ?? null}`);
    const change = (url: string) =>
      content.payload.update({
        collection: 'trade-shows',
        id,
        data: { blurb: 'Shown here', videos: [{ ...film, url }] },
      });
    expect(await change(old)).toMatchObject({ blurb: 'Shown here', videos: [{ url: old }] });
    await expect(change('https://www.youtube.com/@them')).rejects.toThrow('invalid');
  });
});

test.each([
  ['none in the form', 0, 'Add a category above first.'],
  ['none', [], 'Add a category above first.'],
  ['others', [{ slug: 'stand' }, { slug: 'stage' }], 'One of: stand, stage'],
  ['it', [{ slug: 'hall' }], true],
])('checks a picture in the category “hall” if the show has %s', (_what, categories, expected) =>
  expect(validateCategory('hall', { data: { categories } })).toBe(expected),
);
