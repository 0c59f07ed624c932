import { expect, test } from '@playwright/test';
import { openEditedCopy } from './edited-copy.ts';
import { startSecondSite } from './second-site.ts';

test.describe('tables that cannot be read from the start', () => {
  test.describe.configure({ timeout: 180_000 });

  /** Starts a site without some tables and gives the answers to some addresses. */
  const ask = async (tables: readonly string[], addresses: readonly string[]) => {
    const copy = await openEditedCopy(process.env);
    await copy.run(...tables.map((table) => `ALTER TABLE ${table} RENAME TO lost_${table}`));
    const site = await startSecondSite(copy.settings);
    try {
      return await Promise.all(
        addresses.map(async (address) => {
          const response = await fetch(site.url + address);
          return { status: response.status, headers: response.headers, html: await response.text() };
        }),
      );
    } finally {
      await site.stop();
      await copy.remove();
    }
  };

  for (const table of ['trade_shows_images', 'trade_shows_videos']) {
    test(`${table}: only the page of a show asks for another try; unknown addresses are Page Not Found`, async () => {
      const answers = await ask(
        [table],
        ['/auto-show-2024', '/no-such-page', '/no-such-page-2', '/events', '/'],
      );
      expect(answers.map(({ status }) => status)).toEqual([503, 404, 404, 200, 200]);
      const [show] = answers;
      expect(Number(show?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(show?.html).toMatch(/href="tel:\+?\d{8,}"/);
    });
  }

  test('questions: every page is there without them', async () => {
    const addresses = ['/productmillo', '/allfaqs', '/becomedealer', '/'];
    const answers = await ask(['questions'], addresses);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  });

  test('dealers: a test ride says that they cannot be shown, not that none offers it', async () => {
    const addresses = ['/testride?vehicle=millo&dealer=surat-udhna', '/testride', '/dealers?place=395003'];
    const answers = await ask(['dealers'], addresses);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { html } of answers) {
      expect(html).toContain('Our dealers cannot be shown at the moment.');
      expect(html).not.toContain('No dealer offers test rides');
    }
  });

  test('articles: a detail page asks for another try, and the rest of the site is there', async () => {
    const answers = await ask(['blogs'], ['/blogdetails/1', '/blogs', '/', '/events', '/blogdetails/1x']);
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200, 200, 404]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  });
});
