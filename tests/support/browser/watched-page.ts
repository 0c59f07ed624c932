import { test as base, expect, type Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What has moved by itself on the open page: by how much (layout shift), and which elements. */
export const listMovements = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
            const names = sources.map(
              ({ node }) => `${node?.nodeName} ${node instanceof Element ? node.className : ''}`,
            );
            if (!hadRecentInput) moved.push(`${value}: ${names.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 100);
      }),
  );

/** Waits for the stylesheet for print, which comes after the largest paint. */
export const awaitPaper = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ media }) => media.mediaText === 'print'),
  );
};

/** Number of parts of the page that are not laid out yet. */
export const countLeftOut = (page: Page): Promise<number> =>
  page
    .locator('.later')
    .evaluateAll(
      (parts) =>
        parts.filter(
          ({ firstElementChild }) => !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

/** Waits until the whole page is laid out, which happens after the largest paint; until then its length is a guess. */
export const awaitWhole = async (page: Page): Promise<void> => {
  await expect.poll(() => countLeftOut(page)).toBe(0);
};

/** What went wrong on a page, besides what a test expects. */
interface Faults {
  console: string[];
  csp: string[];
  /** What has moved by itself so far. */
  movements(): Promise<string[]>;
}

/**
 * A watched page: a console error, an uncaught exception or a violation of the Content-Security-Policy fails any test.
 * `faults.movements()` tells what has moved by itself.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page }, use) => {
      const faults: Faults = {
        console: [],
        csp: [],
        movements: () => listMovements(page),
      };
      page.on('console', (message) => {
        if (message.type() === 'error') faults.console.push(message.text());
      });
      page.on('pageerror', (error) => faults.console.push(String(error)));
      await page.exposeBinding('reportViolation', (_source, violation: string) => faults.csp.push(violation));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = (globalThis as unknown as { reportViolation: (text: string) => void })
            .reportViolation;
          report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(faults);
      expect(faults.console, 'console errors').toEqual([]);
      expect(faults.csp, 'violations of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
