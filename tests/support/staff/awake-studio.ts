import type { BrowserContext, Page } from '@playwright/test';

/** How long to wait for hydration of a page (ms); after that the test goes on, and fails where something is missing. */
const patience = 10_000;

/** Whether a page is hydrated. React marks one part after the other; Payload marks its forms. */
const isAwake = (): boolean =>
  !document.querySelector('form[data-form-ready="false"]') &&
  [document.body, ...document.querySelectorAll('button')].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__react')),
  );

/** Waits until a page of the studio, opened by a link, is hydrated. */
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
 * Makes navigation to a page of the studio wait until the page is hydrated. A press before that is ignored: a person
 * would press again, but tests failed on a busy machine.
 */
export const attendStudio = (context: BrowserContext): void => {
  if (attended.has(context)) return;
  attended.add(context);
  context.pages().forEach(attend);
  context.on('page', attend);
};
