import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

describe('the token of a trade show', () => {
  let content: FreshContent;
  beforeAll(async () => {
    content = await openFreshContent();
  }, 60_000);
  afterAll(() => content.remove());

  const save = (token: string) =>
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
      },
    });

  test.each(['blogs', 'studio', 'media', 'api', 'hi', 'productmillo'])(
    'may not be %s, which belongs to another part of the site',
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

  test('may be any other word for an address', async () => {
    expect(await save('auto-show-2026')).toMatchObject({ token: 'auto-show-2026' });
    expect(await save('Auto Show').catch((error: unknown) => error)).toMatchObject({
      data: { errors: [{ message: 'Use small letters, digits and single hyphens.' }] },
    });
  });
});
