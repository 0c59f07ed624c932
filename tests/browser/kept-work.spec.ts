import { randomUUID } from 'node:crypto';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { bringForward, inAnHour, schedule, scheduleInVain } from '../support/browser/schedule-drawer.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { untilAwake } from '../support/staff/awake-studio.ts';
import { signIn } from '../support/staff/staff-desk.ts';
import { signInOn, useColleague } from '../support/staff/studio-session.ts';

let admin: APIRequestContext;
let questionId = 0;
let question = '';
const editor = useColleague('editor', 'Bina Patel');

test.beforeAll(async () => {
  admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
});

test.beforeEach(async () => {
  question = `Kept work ${randomUUID()}?`;
  // No other test counts the questions of this page.
  const made = await admin.post('/studio/api/questions', {
    data: { question, answer: toRichText('So.'), shownOn: ['dealer'] },
  });
  expect(made.status()).toBe(201);
  questionId = (await made.json()).doc.id;
});

test.afterEach(async () => {
  await admin.delete(`/studio/api/questions/${questionId}?trash=true`);
});

/** The studio of one person, on a device of his own. */
const openStudio = async (browser: Browser, email: string, secret: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: BASE_URL });
  const page = await context.newPage();
  await signInOn(page, email, secret);
  return page;
};

/** Presses a button that saves the question. @returns the status of the answer */
const press = async (page: Page, name: string): Promise<number> => {
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes(`/studio/api/questions/${questionId}`) &&
      response.request().method() === 'PATCH',
  );
  await page.getByRole('button', { name }).click();
  return (await saved).status();
};

const publish = (page: Page): Promise<number> => press(page, 'Publish in English');

const readQuestions = async () => (await admin.get('/becomedealer')).text();

test('when two people edit a question, the second to save is refused, sees both texts, and can save anyway', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const first = await openStudio(browser, ADMIN_EMAIL, ADMIN_PASSWORD);
  const second = await openStudio(browser, editor.email, editor.password);
  const address = `/studio/collections/questions/${questionId}`;
  await first.goto(address);
  // At the first letter the studio checks whether somebody else has saved; the second person saves after this check.
  const looked = first.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(address),
  );
  await first.getByLabel('Question').fill(`${question} Mine.`);
  await looked;
  // The second person has the same state open, and takes the document over from the first.
  const { updatedAt } = await (await admin.get(`/studio/api/questions/${questionId}?depth=0`)).json();
  const theirs = await second.request.patch(`/studio/api/questions/${questionId}`, {
    headers: { Origin: BASE_URL },
    data: { question: `${question} Theirs.`, opened: updatedAt },
  });
  expect(theirs.status()).toBe(200);

  expect(await publish(first)).toBe(409);
  const conflict = first.getByRole('alert', { name: 'Changed meanwhile' });
  await expect(conflict).toContainText('Bina Patel saved this at');
  await expect(conflict).toContainText(`theirs: “${question} Theirs.”`);
  await expect(conflict).toContainText(`yours: “${question} Mine.”`);
  await conflict.getByRole('button', { name: 'let me save mine' }).click();
  await expect(conflict).toBeHidden();
  // The form state that Payload asks for then contains no conflict, and must not bring one back.
  await first.waitForTimeout(1500);
  await expect(conflict).toBeHidden();
  expect(await publish(first)).toBe(200);
  await expect.poll(readQuestions).toContain(`${question} Mine.`);

  await second.goto(`${address}/versions`);
  const rows = second.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('On the site now');
  await expect(rows.nth(2)).toContainText('Bina Patel');
  await rows.nth(2).getByRole('link', { name: 'Compare, or go back to it' }).click();
  // Compared with the current state, and only in fields that people write.
  const comparison = second.locator('main');
  await expect(comparison).toContainText('Mine.');
  await expect(comparison).toContainText('Theirs.');
  await second.goto(`${address}/versions`);
  await rows.nth(3).getByRole('link', { name: 'Compare, or go back to it' }).click();
  await expect(comparison).toContainText('Mine.');
  await expect(comparison).not.toContainText('Theirs.');
  for (const programs of ['Last Change', 'Changed meanwhile', 'Updated At'])
    await expect(comparison.locator('.render-field-diffs').first()).not.toContainText(programs);
  await second.goto(`${address}/versions`);
  await rows.nth(2).getByRole('link', { name: 'Compare, or go back to it' }).click();
  await second.waitForURL(/\/versions\/\d+/);
  await untilAwake(second);
  await second.getByRole('button', { name: 'Restore this version' }).click();
  await expect(second.getByRole('dialog')).toContainText('goes live at once');
  await second.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(readQuestions).toContain(`${question} Theirs.`);
  for (const page of [first, second]) await page.context().close();
});

test('a question that an editor moves to the trash is hidden from visitors until he restores it', async ({
  browser,
}) => {
  await expect.poll(readQuestions).toContain(question);
  const page = await openStudio(browser, editor.email, editor.password);
  await page.goto(`/studio/collections/questions/${questionId}`);
  await expect(page.getByRole('region', { name: 'Used in' })).toContainText('Nothing uses it.');
  await page.locator('.doc-controls__popup button, .doc-controls__popup .popup-button').first().click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('to the trash');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(readQuestions).not.toContain(question);

  const headers = { Origin: BASE_URL };
  const erased = await page.request.delete(`/studio/api/questions/${questionId}?trash=true`, { headers });
  expect(erased.status()).toBe(403);
  const back = await page.request.patch(`/studio/api/questions/${questionId}?trash=true`, {
    headers,
    data: { deletedAt: null },
  });
  expect(back.status()).toBe(200);
  await expect.poll(readQuestions).toContain(question);
  await page.context().close();
});

test('what a colleague saves meanwhile does not replace what is typed, and is shown as a conflict on saving', async ({
  browser,
}) => {
  const page = await openStudio(browser, editor.email, editor.password);
  const address = `/studio/collections/questions/${questionId}`;
  await page.goto(address);
  await expect(page.getByLabel('Question')).toHaveValue(question);
  const theirs = await admin.patch(`/studio/api/questions/${questionId}`, {
    data: { question: `${question} Theirs.` },
  });
  expect(theirs.status()).toBe(200);
  const looked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(address),
  );
  await page.getByLabel('Question').fill(`${question} Mine.`);
  await looked;
  // Payload's offer to reload would come with that answer.
  await page.waitForTimeout(500);
  await expect(page.getByRole('button', { name: 'Reload document' })).toHaveCount(0);
  await expect(page.getByLabel('Question')).toHaveValue(`${question} Mine.`);
  expect(await publish(page)).toBe(409);
  const conflict = page.getByRole('alert', { name: 'Changed meanwhile' });
  await expect(conflict).toContainText(`theirs: “${question} Theirs.”`);
  await expect(conflict).toContainText(`yours: “${question} Mine.”`);
  await page.context().close();
});

test('a new document starts in English, whatever language the list was read in', async ({ browser }) => {
  const page = await openStudio(browser, editor.email, editor.password);
  await page.goto('/studio/collections/questions?locale=hi');
  await expect(page.locator('.localizer')).toContainText('हिन्दी');
  await page.locator('a[href$="/collections/questions/create"]').first().click();
  await page.waitForURL('**/studio/collections/questions/create?locale=en');
  await expect(page.locator('.localizer')).toContainText('English');
  const begun = `${question} Begun.`;
  await page.getByLabel('Question').fill(begun);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.waitForURL(/\/studio\/collections\/questions\/\d+/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const stored = await admin.get(`/studio/api/questions/${id}?draft=true&locale=all&depth=0`);
  expect((await stored.json()).question).toEqual({ en: begun });
  await admin.delete(`/studio/api/questions/${id}`);
  await page.context().close();
});

const saveDraft = async (language: string, text: string): Promise<void> => {
  const address = `/studio/api/questions/${questionId}?draft=true&locale=${language}`;
  const saved = await admin.patch(address, { data: { question: text, _status: 'draft' } });
  expect(saved.status()).toBe(200);
};

test('a scheduled draft is marked in editor and list, and goes live at its time', async ({ browser }) => {
  const draft = `${question} At its time.`;
  await saveDraft('en', draft);
  const page = await openStudio(browser, editor.email, editor.password);
  await page.goto(`/studio/collections/questions/${questionId}`);
  const typed = inAnHour();
  await schedule(page, typed);
  await scheduleInVain(page, typed);
  await page.goto(`/studio/collections/questions/${questionId}`);
  await expect(page.getByText('Scheduled: goes live on')).toContainText('as the draft stands then');
  await page.goto(`/studio/collections/questions?search=${encodeURIComponent('At its time')}`);
  await expect(page.getByRole('table')).toContainText('Scheduled:');
  expect(await readQuestions()).not.toContain(draft);
  const at = await bringForward({ question: questionId }, typed);
  await expect
    .poll(readQuestions, { timeout: Math.max(1, at.getTime() + 5000 - Date.now()), intervals: [200] })
    .toContain(draft);
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  await page.context().close();
});

test('a schedule for one language publishes only that language, and the draft of another stays a draft', async ({
  browser,
}) => {
  const hindi = `हिन्दी ${question}`;
  const ready = await admin.patch(`/studio/api/questions/${questionId}?locale=hi`, {
    data: { question: hindi, answer: toRichText('हाँ।'), translationReady: true, _status: 'published' },
  });
  expect(ready.status()).toBe(200);
  await saveDraft('en', `${question} Whole.`);
  await saveDraft('hi', `${hindi} Half.`);
  const page = await openStudio(browser, editor.email, editor.password);
  await page.goto(`/studio/collections/questions/${questionId}?locale=en`);
  const typed = inAnHour();
  await schedule(page, typed, 'English');
  await page.goto(`/studio/collections/questions/${questionId}?locale=en`);
  await expect(page.getByText('Scheduled: goes live in English on')).toBeVisible();
  await bringForward({ question: questionId }, typed);
  await expect.poll(readQuestions, { timeout: 30_000, intervals: [200] }).toContain(`${question} Whole.`);
  // A cached page is served once more while it is made again.
  const readInHindi = async () => (await admin.get('/hi/becomedealer')).text();
  await expect.poll(readInHindi).toContain(hindi);
  expect(await readInHindi()).not.toContain(`${hindi} Half.`);
  await page.goto(`/studio/collections/questions/${questionId}?locale=hi`);
  await expect(page.getByLabel('Question')).toHaveValue(`${hindi} Half.`);
  // Published by hand too; the page says at once that a draft still waits.
  await page.goto(`/studio/collections/questions/${questionId}?locale=en`);
  await page.getByLabel('Question').fill(`${question} By hand.`);
  expect(await publish(page)).toBe(200);
  await expect(page.getByText('Changed since it was published')).toBeVisible();
  await expect.poll(readQuestions).toContain(`${question} By hand.`);
  const what = encodeURIComponent(`Question “${question} Whole.”`);
  const log = await admin.get(`/studio/api/audit-log?where[what][equals]=${what}&sort=-at&limit=1`);
  expect((await log.json()).docs).toMatchObject([
    { who: 'The timetable', action: 'published', details: 'scheduled by Bina Patel' },
  ]);
  await page.context().close();
});

test('a schedule that is left after publishing by hand warns that it still applies, and can be removed with one press', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await saveDraft('en', `${question} First.`);
  const page = await openStudio(browser, editor.email, editor.password);
  const address = `/studio/collections/questions/${questionId}`;
  await page.goto(address);
  await schedule(page, new Date(inAnHour().getTime() + 2 * 86_400_000));
  await page.goto(address);
  const timetable = page.locator('.timetable');
  await expect(timetable).toContainText('Scheduled: goes live on');
  await expect(timetable.getByRole('button')).toHaveCount(0);
  await page.getByLabel('Question').fill(`${question} By hand.`);
  expect(await publish(page)).toBe(200);
  const warning = 'whatever the draft holds at that minute goes live all the same';
  await expect(timetable).toContainText(warning);
  await page.getByLabel('Question').fill(`${question} By hand, and on.`);
  expect(await press(page, 'Save Draft')).toBe(200);
  await expect(timetable).toContainText(warning);
  await page.goto('/studio');
  await expect(page.locator('.desk')).toContainText(
    `${question} By hand, and on. (Question, published meanwhile)`,
  );
  await page.goto(address);
  await timetable.getByRole('button', { name: 'Take it out of the timetable' }).click();
  await expect(timetable.getByText('Taken out of the timetable.')).toBeFocused();
  await page.goto(address);
  await expect(page.getByLabel('Question')).toHaveValue(`${question} By hand, and on.`);
  await expect(timetable).toHaveCount(0);
  await page.context().close();
});
