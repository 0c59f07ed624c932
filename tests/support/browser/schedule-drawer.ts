import { expect, type Locator, type Page } from '@playwright/test';
import { openRows } from '../storage/stored-rows.ts';

/** A whole minute so far away that the test can change the schedule before it comes. */
export const inAnHour = (): Date => new Date(Math.ceil(Date.now() / 60_000 + 60) * 60_000);

const typeMoment = async (drawer: Locator, at: Date): Promise<void> => {
  const typed = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  await drawer.getByRole('textbox').first().fill(typed);
  await drawer.page().keyboard.press('Enter');
};

/** Schedules the open document with the drawer on its page. @param language name of the language to publish, or all */
export const schedule = async (page: Page, at: Date, language?: string): Promise<void> => {
  await page.locator('#action-save-popup, .form-submit .popup-button').first().click();
  await page.getByRole('button', { name: 'Publish or unpublish at a set time' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('Indian time');
  await typeMoment(drawer, at);
  if (language) {
    await drawer.locator('.react-select').last().click();
    await page.getByRole('option', { name: language }).click();
  }
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Scheduled successfully')).toBeVisible();
  await expect(drawer.getByRole('table')).toContainText(language ?? 'All');
};

/** Schedules a second time for the same minute, in the drawer that is still open, and expects to be told why not. */
export const scheduleInVain = async (page: Page, at: Date): Promise<void> => {
  const drawer = page.getByRole('dialog');
  await typeMoment(drawer, at);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Something else is already scheduled for this time')).toBeVisible();
};

/** What was scheduled: a question by its number, or a page. */
type Scheduled = { question: number } | { page: string };

const toCondition = (scheduled: Scheduled): string =>
  'page' in scheduled
    ? `input->>'global' = '${scheduled.page}'`
    : `input->'doc'->>'relationTo' = 'questions' AND CAST(input->'doc'->>'value' AS TEXT) = '${scheduled.question}'`;

/**
 * Checks that the one publication waits for the typed minute, and makes it wait only a few seconds instead. This saves
 * the time until a whole minute, the shortest that the drawer accepts.
 * @returns the time for which it waits now.
 */
export const bringForward = async (scheduled: Scheduled, typed: Date): Promise<Date> => {
  const { read, run } = openRows();
  const waits = `task_slug = 'schedulePublish' AND ${toCondition(scheduled)}`;
  const waiting = await read(`SELECT wait_until FROM payload_jobs WHERE ${waits}`);
  const times = waiting.map(({ wait_until: at }) => (at instanceof Date ? at : new Date(String(at))));
  expect(times).toEqual([typed]);
  const soon = new Date(Date.now() + 3000);
  await run(`UPDATE payload_jobs SET wait_until = '${soon.toISOString()}' WHERE ${waits}`);
  return soon;
};
