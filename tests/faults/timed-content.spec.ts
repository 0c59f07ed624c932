import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { endOfDay } from '@ev-site/content/time/india-time.ts';
import { expect, test } from '@playwright/test';
import { openEditedCopy } from '../support/faults/edited-copy.ts';
import { startSecondSite } from '../support/product/second-site.ts';

const seconds = 1000;
const minute = 60 * seconds;
const day = 86_400 * seconds;

test('articles, jobs and events appear and disappear at their set time, within two seconds', async () => {
  test.setTimeout(240_000);
  const copy = await openEditedCopy(process.env);
  const dayEnds = join(copy.settings.DATA_DIR, 'day-ends');
  const site = await startSecondSite({
    ...copy.settings,
    NODE_OPTIONS: `--import ${import.meta.resolve('../support/faults/jumping-clock.ts')}`,
    DAY_ENDS: dayEnds,
  });
  const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;
  const htmlOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();
  /** The heading under which the list shows the first event, and what the event's own page says about its time. */
  const getEventPlaces = async () => {
    const [coming = '', past = ''] = (await htmlOf('/events')).split('>Past events<');
    const isIn = (part: string) => part.includes('href="/eventdetails/1"');
    const detail = (await htmlOf('/eventdetails/1')).split('<aside')[0] ?? '';
    return { coming: isIn(coming), past: isIn(past), marked: detail.includes('>Past event<') };
  };
  /**
   * Asks until the answer has changed, which it must have for a request two seconds after the moment. Only the time of
   * the request counts, because a busy machine answers late.
   */
  const changesAt = async <Answer>(moment: number, read: () => Promise<Answer>, from: Answer, to: Answer) => {
    for (;;) {
      const askedAt = Date.now();
      const answer: unknown = await read();
      if (Date.now() < moment) expect(answer, 'not before its moment').toEqual(from);
      else if (isDeepStrictEqual(answer, to)) return;
      else expect(askedAt, 'within two seconds of its moment').toBeLessThan(moment + 2 * seconds);
      await delay(100);
    }
  };
  /** Moves the site's clock close to the end of its day. @returns when that is by the real clock. */
  const nearMidnight = async () => {
    rmSync(dayEnds, { force: true });
    site.program.kill('SIGWINCH');
    await expect.poll(() => existsSync(dayEnds), { intervals: [20] }).toBe(true);
    return Number(readFileSync(dayEnds, 'utf8'));
  };
  try {
    // The position's last day must not end before the clock is moved to its end.
    const left = endOfDay(new Date()).getTime() - Date.now();
    if (left < minute) await delay(left);
    const publishedAt = Date.now() + 9 * seconds;
    await copy.run(
      `UPDATE blogs SET published_at = '${new Date(publishedAt).toISOString()}' WHERE id = 1`,
      `UPDATE jobs SET open = true, closes_at = '${new Date().toISOString()}' WHERE id = 1`,
      `UPDATE events SET date = '${new Date(Date.now() + day).toISOString()}' WHERE id = 1`,
      'UPDATE content_revision SET revision = revision + 1',
    );
    const article = () => statusOf('/blogdetails/1');
    await expect.poll(article, { timeout: 8 * seconds, intervals: [100] }).toBe(404);
    await changesAt(publishedAt, article, 404, 200);

    const position = async () => ({
      status: await statusOf('/careerdetails/1'),
      total: (await htmlOf('/api/get-career-jobs?jobid=1')).match(/"total":\d+/)?.[0],
    });
    const open = { status: 200, total: '"total":1' };
    expect(await position()).toEqual(open);
    await changesAt(await nearMidnight(), position, open, { status: 404, total: '"total":0' });

    // The event is a day later, so that nothing else changes at the same moment.
    const coming = { coming: true, past: false, marked: false };
    expect(await getEventPlaces()).toEqual(coming);
    const past = { coming: false, past: true, marked: true };
    await changesAt(await nearMidnight(), getEventPlaces, coming, past);
  } finally {
    await site.stop();
    await copy.remove();
  }
});
