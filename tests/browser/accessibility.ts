import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The checker's program; half as large as the one that is imported, and sent to each page that is looked at. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Examined {
  /** What to look at; the whole page without it. */
  within?: string;
  /** Rules that do not hold there. */
  without?: readonly string[];
}

/** An element that breaks a rule of the accessibility checker. */
export interface Finding {
  rule: string;
  /** The element as it is written, shortened by the checker. */
  html: string;
}

/**
 * What the accessibility checker finds wrong on the page as it is now. The checker runs in the page and hands over only
 * that: the whole of its results takes longer to pass on than to make.
 * @throws {Error} where the page has frames, which it would not look into.
 */
export const listFindings = async (
  page: Page,
  { within, without = [] }: Examined = {},
): Promise<Finding[]> => {
  if (page.frames().length > 1) throw new Error('The page has frames, which are not looked into.');
  await page.evaluate(`if (!globalThis.axe) { ${program} }`);
  return page.evaluate(
    async ({ context, rules }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(context ?? document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })));
    },
    { context: within, rules: without },
  );
};

/**
 * The same as lines, one for each rule, with the elements that break it.
 * @throws {Error} where the page has frames, which it would not look into.
 */
export const listViolations = async (page: Page, examined: Examined = {}): Promise<string[]> => {
  const byRule = Map.groupBy(await listFindings(page, examined), ({ rule }) => rule);
  return [...byRule].map(([rule, found]) => `${rule}: ${found.map(({ html }) => html).join(' | ')}`);
};
