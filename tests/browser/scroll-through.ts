import type { Page } from '@playwright/test';

/** Shows each part of the page for two frames: what waits to be seen begins then. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // A browser that draws without a screen has been seen to stop drawing, its page well and awake.
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
