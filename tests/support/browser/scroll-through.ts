import type { Page } from '@playwright/test';

/** Shows each part of the page for two frames, so that parts that wait to be seen start. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // A headless browser has been seen to stop drawing frames, although its page was well and awake.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
  });
