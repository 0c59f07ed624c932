import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The checker's minified program, half as large as the imported one; it is sent to each page. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Examined {
  /** Selector of the part to check; without it the whole page. */
  within?: string;
  /** Rules to leave out. */
  without?: readonly string[];
}

/** An element that breaks a rule of the accessibility checker. */
export interface Finding {
  rule: string;
  /** The element's HTML, shortened by the checker. */
  html: string;
}

/**
 * The findings of the accessibility checker for the page as it is now. The checker runs in the page and passes on only
 * its findings: to pass on its whole result takes longer than the check.
 * @throws {Error} if the page has frames, which the checker would not look into.
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
 * @throws {Error} if the page has frames, which the checker would not look into.
 */
export const listViolations = async (page: Page, examined: Examined = {}): Promise<string[]> => {
  const byRule = Map.groupBy(await listFindings(page, examined), ({ rule }) => rule);
  return [...byRule].map(([rule, found]) => `${rule}: ${found.map(({ html }) => html).join(' | ')}`);
};
