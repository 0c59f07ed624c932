import type { BrowserContext, Page } from '@playwright/test';

/** How long it is waited for a page to hear what is pressed (ms); then the test goes on, and fails by what it misses. */
const patience = 10_000;

/**
 * React marks what it has taken over from the server, one part of a page after the other; Payload says of its forms
 * whether they are.
 */
const isAwake = (): boolean =>
  !document.querySelector('form[data-form-ready="false"]') &&
  [document.body, ...document.querySelectorAll('button')].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__react')),
  );

/** Lets a test go on once a page of the studio that a link has led to is awake. */
export const untilAwake = async (page: Page): Promise<void> => {
  if (!/\/studio(?!\/api)/.test(page.url())) return;
  await page.waitForFunction(isAwake, undefined, { timeout: patience }).catch(() => undefined);
};

const attended = new WeakSet<BrowserContext>();

const attend = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    await untilAwake(page);
    return answer;
  };
  page.reload = async (...asked) => {
    const answer = await reload(...asked);
    await untilAwake(page);
    return answer;
  };
};

/**
 * Lets who goes to a page of the studio go on only once it is awake. What is pressed before that is not heard: a person
 * would press again, and tests failed by it on a busy machine.
 */
export const attendStudio = (context: BrowserContext): void => {
  if (attended.has(context)) return;
  attended.add(context);
  context.pages().forEach(attend);
  context.on('page', attend);
};
