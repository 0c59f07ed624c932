import { freePort } from '@ev-site/scripts/free-port.ts';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { withDeliveredSite } from './parts/delivered-site.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { median } from './parts/median.ts';
import { listPages } from './parts/pages.ts';
import { browserOptions } from './parts/phone.ts';

/** Lighthouse's mobile scores out of 100, median of three runs. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;

/** Upper limits in milliseconds, for the median as well. */
const limits = { 'largest-contentful-paint': 1200, 'total-blocking-time': 50 };

const pages = listPages();

const measure = async (url: string): Promise<void> => {
  const port = await freePort();
  // The test certificate is not signed by an authority.
  const ours = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const browser = await chromium.launch(await browserOptions(ours));
  try {
    for (const { path, performance } of pages) {
      const scores: Record<string, number>[] = [];
      const times: Record<string, number>[] = [];
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(url + path, {
          port,
          logLevel: 'error',
          onlyCategories: [...categories],
        });
        if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
        scores.push(
          Object.fromEntries(
            categories.map((name) => [name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100)]),
          ),
        );
        times.push(
          Object.fromEntries(
            Object.keys(limits).map((name) => [name, result.lhr.audits[name]?.numericValue ?? Infinity]),
          ),
        );
        for (const audit of Object.values(result.lhr.audits)) {
          const failed =
            audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative';
          if (failed && run === 0) console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
        }
      }
      for (const [name, most] of Object.entries(limits)) {
        const time = Math.round(median(times.map((run) => run[name] ?? Infinity)));
        judgeFigure(time <= most, `${path} ${name}: ${time} ms (at most ${most})`);
      }
      for (const name of categories) {
        const score = median(scores.map((run) => run[name] ?? 0));
        const least = name === 'performance' ? performance : 100;
        judgeFigure(score >= least, `${path} ${name}: ${score} (at least ${least})`);
      }
    }
  } finally {
    await browser.close();
  }
};

await withDeliveredSite(
  pages.map(({ path }) => path),
  measure,
);
