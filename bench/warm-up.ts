import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { waitFor } from '@ev-site/scripts/product.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { sendOpenLoop } from './parts/open-loop.ts';
import { pidOf, waitForRest } from './parts/process-memory.ts';

readArguments('npm run warm-up -w bench', {});

/** Longest wait for the home page while a freshly started site makes all its pages, and afterwards; in milliseconds. */
const mostMs = 50;
const mostSeconds = 60;

await withFreshProduct(
  async ({ site, environment }) => {
    const begun = performance.now();
    const read = async (seconds: number): Promise<number[]> => {
      const tallies = await sendOpenLoop({
        site: environment.PUBLIC_URL,
        perSecond: 20,
        seconds,
        connections: 8,
        next: () => ({ kind: 'home', shot: { method: 'GET', path: '/' } }),
      });
      return tallies.home?.served ?? [];
    };
    let during: number[] = [];
    let made = 0;
    const areMade = waitFor(`${environment.PUBLIC_URL}/readyz/pages`, site).then(() => {
      made = (performance.now() - begun) / 1000;
    });
    // The best compression goes on after that, and must not delay readers either.
    let isAtRest = false;
    const rested = areMade
      .then(() => waitForRest(pidOf(site)))
      .then(() => {
        isAtRest = true;
      });
    while (!isAtRest) during = [...during, ...(await read(1))];
    await rested;
    const after = await read(10);
    const [worst, calm] = [percentile(during, 0.99), percentile(after, 0.99)];
    judgeFigure(
      worst <= mostMs && made <= mostSeconds,
      `all pages made in ${made.toFixed(0)} of ${mostSeconds} s; home meanwhile p50 ` +
        `${percentile(during, 0.5).toFixed(1)} ms, p99 ${worst.toFixed(1)} of ${mostMs} ms (${during.length} reads); ` +
        `at rest p99 ${calm.toFixed(1)} ms`,
    );
  },
  { siteOnly: true },
);
