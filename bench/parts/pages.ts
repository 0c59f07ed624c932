import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { budgetAt, type PageBudget } from '@ev-site/tests/support/facts/budgets.ts';
import { addressesInEveryLanguage } from '@ev-site/tests/support/facts/routes.ts';

export interface MeasuredPage extends PageBudget {
  path: string;
}

/** The pages to measure: the named ones; with `--all` every page in every language; by default the home page. */
export const listPages = (): MeasuredPage[] => {
  const { values, positionals } = readArguments('npm run <figure> -w bench -- [--all | <path> …]', {
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const paths = values.all ? addressesInEveryLanguage : positionals.length > 0 ? positionals : ['/'];
  return paths.map((path) => ({ path, ...budgetAt(path) }));
};
