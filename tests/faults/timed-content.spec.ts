import { expect, test } from '@playwright/test';
import { openEditedCopy } from './edited-copy.ts';
import { startSecondSite } from './second-site.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const indiaAhead = 5.5 * 60 * minute;

/** The last moment of the day that it is in India. */
const endOfIndianDay = (): number => (Math.floor((Date.now() + indiaAhead) / day) + 1) * day - indiaAhead;

test('what is bound to time comes and leaves by itself, within two seconds', async () => {
  test.skip(Boolean(process.env.DATABASE_URL?.startsWith('postgres')), 'edits a copy of the SQLite file');
  test.setTimeout(120_000);
  const copy = await openEditedCopy(process.env);
  const midnight = endOfIndianDay();
  const begin = Date.now();
  // The second site's clock says that the day in India ends in forty seconds.
  const shift = midnight - 40_000 - begin;
  const article = midnight - 15_000;
  copy.run(
    `UPDATE blogs SET published_at = '${new Date(article).toISOString()}' WHERE id = 1`,
    `UPDATE jobs SET open = 1, closes_at = '${new Date(midnight - 12 * 60 * minute).toISOString()}' WHERE id = 1`,
  );
  const site = await startSecondSite({
    ...copy.settings,
    CLOCK_SHIFT: String(shift),
    NODE_OPTIONS: `--import ${import.meta.dirname}/shifted-clock.ts`,
  });
  try {
    const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;
    const until = (moment: number) => moment - (Date.now() + shift);
    const becomes = (path: string, status: number, moment: number) =>
      expect
        .poll(() => statusOf(path), { timeout: Math.max(1, until(moment)) + 2000, intervals: [200] })
        .toBe(status);

    expect(until(article), 'the site was ready in time').toBeGreaterThan(0);
    expect([await statusOf('/blogdetails/1'), await statusOf('/careerdetails/1')]).toEqual([404, 200]);
    const list = async () => (await fetch(`${site.url}/api/get-career-jobs?jobid=1`)).text();
    expect(await list()).toContain('"total":1');

    await becomes('/blogdetails/1', 200, article);
    expect(until(article), 'not before its moment').toBeLessThanOrEqual(0);
    await becomes('/careerdetails/1', 404, midnight);
    expect(until(midnight), 'not before its moment').toBeLessThanOrEqual(0);
    expect(await list()).toContain('"total":0');
  } finally {
    await site.stop();
    await copy.remove();
  }
});
