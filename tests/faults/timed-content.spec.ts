import { expect, test } from '@playwright/test';
import { openEditedCopy } from './edited-copy.ts';
import { startSecondSite } from './second-site.ts';

const seconds = 1000;
const day = 86_400 * seconds;

test('what is bound to time comes and leaves by itself, within two seconds', async () => {
  test.setTimeout(180_000);
  const copy = await openEditedCopy(process.env);
  const site = await startSecondSite({
    ...copy.settings,
    NODE_OPTIONS: `--import ${import.meta.dirname}/jumping-clock.ts`,
  });
  const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;
  const htmlOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();
  /** Under which heading of the list the first event stands, and what its own page says of its time. */
  const getEventPlaces = async () => {
    const [coming = '', past = ''] = (await htmlOf('/events')).split('>Past events<');
    const isIn = (part: string) => part.includes('href="/eventdetails/1"');
    const detail = (await htmlOf('/eventdetails/1')).split('<aside')[0] ?? '';
    return { coming: isIn(coming), past: isIn(past), marked: detail.includes('>Past event<') };
  };
  const becomes = (path: string, status: number, timeout: number) =>
    expect.poll(() => statusOf(path), { timeout, intervals: [100] }).toBe(status);
  try {
    const publishedAt = Date.now() + 8 * seconds;
    await copy.run(
      `UPDATE blogs SET published_at = '${new Date(publishedAt).toISOString()}' WHERE id = 1`,
      `UPDATE jobs SET open = true, closes_at = '${new Date().toISOString()}' WHERE id = 1`,
      `UPDATE events SET date = '${new Date(Date.now() + day).toISOString()}' WHERE id = 1`,
      'UPDATE content_revision SET revision = revision + 1',
    );
    await becomes('/blogdetails/1', 404, 6 * seconds);
    await becomes('/blogdetails/1', 200, publishedAt - Date.now() + 2 * seconds);
    expect(Date.now(), 'not before its moment').toBeGreaterThanOrEqual(publishedAt);

    const list = () => htmlOf('/api/get-career-jobs?jobid=1');
    expect(await statusOf('/careerdetails/1')).toBe(200);
    expect(await list()).toContain('"total":1');
    const beforeMidnight = Date.now();
    site.program.kill('SIGWINCH');
    await becomes('/careerdetails/1', 404, 7 * seconds);
    expect(Date.now() - beforeMidnight, 'not before its moment').toBeGreaterThanOrEqual(4.9 * seconds);
    expect(await list()).toContain('"total":0');

    // The event is a day later, so that nothing else changes at its moment.
    expect(await getEventPlaces()).toEqual({ coming: true, past: false, marked: false });
    const beforeNextMidnight = Date.now();
    site.program.kill('SIGWINCH');
    await expect
      .poll(getEventPlaces, { timeout: 7 * seconds, intervals: [100] })
      .toEqual({ coming: false, past: true, marked: true });
    expect(Date.now() - beforeNextMidnight, 'not before its moment').toBeGreaterThanOrEqual(4.9 * seconds);
  } finally {
    await site.stop();
    await copy.remove();
  }
});
