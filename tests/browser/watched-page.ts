import { test as base, expect } from '@playwright/test';

/** What went wrong on a page besides what a test asks for. */
interface Faults {
  console: string[];
  csp: string[];
  /** Cumulative layout shift of the page that is open now. */
  layoutShift(): Promise<number>;
}

/**
 * A page that is watched: a console error, an uncaught exception or a violation of the Content-Security-Policy
 * fails the test, whatever it was about. `faults.layoutShift()` tells how far things moved by themselves.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page }, use) => {
      const faults: Faults = {
        console: [],
        csp: [],
        layoutShift: () =>
          page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                let sum = 0;
                new PerformanceObserver((list) => {
                  for (const entry of list.getEntries() as (PerformanceEntry & {
                    value: number;
                    hadRecentInput: boolean;
                  })[]) {
                    if (!entry.hadRecentInput) sum += entry.value;
                  }
                }).observe({ type: 'layout-shift', buffered: true });
                setTimeout(() => resolve(sum), 100);
              }),
          ),
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
