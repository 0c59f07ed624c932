import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { killProgram } from '@ev-site/scripts/product.ts';
import { expect, request, test } from '@playwright/test';
import { type EditedCopy, openEditedCopy } from '../support/faults/edited-copy.ts';
import { readStoredLeads } from '../support/faults/stored-leads.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { type SecondProgram, startSecondSite, startSecondStudio } from '../support/product/second-site.ts';
import { signInBy } from '../support/staff/staff-desk.ts';

const saves = 50;
const publications = 20;
const atOnce = 5;

/** Schedules publications as the studio's drawer does, but for a time so near that the drawer would refuse it. */
const schedule = (copy: EditedCopy, ids: readonly number[], at: Date): Promise<void> => {
  const now = new Date().toISOString();
  return copy.run(
    ...ids.map((id) => {
      const input = JSON.stringify({ type: 'publish', doc: { relationTo: 'questions', value: id } });
      return `INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing, updated_at, created_at)
        VALUES ('${input}', 'schedulePublish', 'default', '${at.toISOString()}', false, '${now}', '${now}')`;
    }),
  );
};

test(`studio and site killed during ${saves} saves and ${publications} publications lose nothing and do nothing twice`, async () => {
  test.setTimeout(300_000);
  const copy = await openEditedCopy(process.env);
  const settings = { ...copy.settings, STUDIO_PORT: String(await freePort()) };
  const openStudio = () => startSecondStudio(settings);
  const openSite = () => startSecondSite(settings);
  let studio = await openStudio();
  let site: SecondProgram | undefined;
  const staff = await request.newContext({ baseURL: studio.url, extraHTTPHeaders: { Origin: BASE_URL } });
  const create = async (question: string, _status: 'draft' | 'published'): Promise<number> => {
    const path = `/studio/api/questions?depth=0${_status === 'draft' ? '&draft=true' : ''}`;
    const made = await staff.post(path, { data: { question, answer: toRichText('Yes.'), _status } });
    expect(made.status()).toBe(201);
    return (await made.json()).doc.id;
  };
  try {
    await signInBy(staff, ADMIN_EMAIL, ADMIN_PASSWORD);
    const ids: number[] = [];
    for (let index = 0; index < publications; index += 1) ids.push(await create(`Due ${index}?`, 'draft'));
    const list = ids.join(', ');
    const count = async (rows: string): Promise<number> => {
      const [row] = await copy.read(`SELECT count(*) AS count FROM ${rows}`);
      return Number(row?.count);
    };
    const countPublished = () => count(`questions WHERE _status = 'published' AND id IN (${list})`);

    // Saves continue, and a save without an answer is not repeated: only answered saves count.
    const taken: string[] = [];
    const waiting = Array.from({ length: saves }, (_, index) => `Saved ${index}?`);
    let killing: Promise<void> | undefined;
    const restart = async () => {
      await killProgram(studio.program);
      studio = await openStudio();
    };
    const save = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const isTaken = await create(next, 'published').then(
          () => true,
          () => false,
        );
        if (isTaken) taken.push(next);
        else await killing;
        if (taken.length === saves / 5) killing ??= restart();
      }
    };
    site = await openSite();
    await schedule(copy, ids, new Date());
    const saving = Promise.all(Array.from({ length: atOnce }, save));
    await expect.poll(countPublished, { timeout: 60_000, intervals: [10] }).toBeGreaterThan(0);
    await killProgram(site.program);
    const killedAt = Date.now();
    const whenKilled = await countPublished();
    site = await openSite();
    await saving;
    expect(killing, 'the studio was killed among the saves').toBeDefined();

    // Jobs of the killed process are taken over after their lease; this saves the wait of a minute.
    const toText = (time: number) => new Date(time).toISOString();
    await copy.run(
      `UPDATE payload_jobs SET updated_at = '${toText(killedAt - 60_000)}'
        WHERE processing = true AND updated_at <= '${toText(killedAt)}'`,
    );
    await expect.poll(() => count('payload_jobs'), { timeout: 120_000, intervals: [500] }).toBe(0);
    const saved = await copy.read(
      "SELECT question FROM questions_locales WHERE question LIKE 'Saved %' AND _locale = 'en'",
    );
    const stored = saved.map(({ question }) => String(question));
    const published = await copy.read(
      `SELECT parent_id, count(*) AS times FROM _questions_v
        WHERE version__status = 'published' AND parent_id IN (${list}) GROUP BY parent_id`,
    );
    const figures = {
      lost: taken.filter((question) => !stored.includes(question)).length,
      twice: stored.length - new Set(stored).size,
      published: await countPublished(),
      publishedOnce: published.filter(({ times }) => Number(times) === 1).length,
      integrity: (await readStoredLeads(copy.settings)).integrity,
    };
    process.stdout.write(
      `kill -9 of studio and site: ${JSON.stringify({ taken: taken.length, whenKilled, ...figures })}\n`,
    );
    expect(whenKilled, 'the site was killed among the publications').toBeLessThan(publications);
    expect(taken.length).toBeGreaterThan(saves / 2);
    expect(figures).toEqual({
      lost: 0,
      twice: 0,
      published: publications,
      publishedOnce: publications,
      integrity: 'ok',
    });
  } finally {
    await staff.dispose();
    await site?.stop();
    await studio.stop();
    await copy.remove();
  }
});
