import { expect, test } from '@playwright/test';
import { openEditedCopy } from '../support/faults/edited-copy.ts';
import { startSecondSite } from '../support/product/second-site.ts';

test.describe('with tables that cannot be read from the start', () => {
  test.describe.configure({ timeout: 180_000 });

  type Answer = { status: number; headers: Headers; html: string };

  /** Starts a site whose database lacks some tables (no page reads two of them), and lets `look` send requests. */
  const without = async (
    tables: readonly string[],
    look: (ask: (addresses: readonly string[]) => Promise<Answer[]>) => Promise<void>,
  ) => {
    const copy = await openEditedCopy(process.env);
    await copy.run(...tables.map((table) => `ALTER TABLE ${table} RENAME TO lost_${table}`));
    const site = await startSecondSite(copy.settings);
    const ask = async (address: string): Promise<Answer> => {
      const response = await fetch(site.url + address);
      return { status: response.status, headers: response.headers, html: await response.text() };
    };
    try {
      await look((addresses) => Promise.all(addresses.map(ask)));
    } finally {
      await site.stop();
      await copy.remove();
    }
  };
  type Ask = Parameters<Parameters<typeof without>[1]>[0];

  const expectShowAlone = async (ask: Ask) => {
    const answers = await ask(['/auto-show-2024', '/no-such-page', '/no-such-page-2', '/events', '/']);
    expect(answers.map(({ status }) => status)).toEqual([503, 404, 404, 200, 200]);
    const [show] = answers;
    expect(Number(show?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(show?.html).toMatch(/href="tel:\+?\d{8,}"/);
  };

  test('trade show pictures and dealers: only the show gets 503, and dealer pages say that dealers cannot be shown', () =>
    without(['trade_shows_images', 'dealers'], async (ask) => {
      await expectShowAlone(ask);
      const addresses = ['/testride?vehicle=millo&dealer=surat-udhna', '/testride', '/dealers?place=395003'];
      const answers = await ask(addresses);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { html } of answers) {
        expect(html).toContain('Our dealers cannot be shown at the moment.');
        expect(html).not.toContain('No dealer offers test rides');
      }
    }));

  test('trade show videos and questions: only the show gets 503, and pages without their questions are served', () =>
    without(['trade_shows_videos', 'questions'], async (ask) => {
      await expectShowAlone(ask);
      const answers = await ask(['/productmillo', '/allfaqs', '/becomedealer', '/']);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
    }));

  test('articles: an article page gets 503, and other pages are served', () =>
    without(['blogs'], async (ask) => {
      const answers = await ask(['/blogdetails/1', '/blogs', '/', '/events', '/blogdetails/1x']);
      expect(answers.map(({ status }) => status)).toEqual([503, 200, 200, 200, 404]);
      expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
    }));
});
