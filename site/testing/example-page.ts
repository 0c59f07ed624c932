import type { FormSettings } from '../page/form-settings.ts';
import { getLocale } from '../page/locale.ts';
import type { PageContext } from '../page/page.ts';

/** What tests say of a deployment's forms. */
export const exampleForms: FormSettings = {
  months: { enquiry: 24, application: 12, audit: 12 },
  backupWeeks: 8,
  isForwarded: false,
  humanCheck: { provider: 'altcha', siteKey: '' },
  shortestMs: 0,
};

/** What a page's `load` is given in tests: the English home of a site that reads `data`, but for what is said otherwise. */
export const examplePage = (given: Pick<PageContext, 'data'> & Partial<PageContext>): PageContext => ({
  path: '/',
  params: {},
  query: {},
  locale: getLocale('en'),
  translations: [],
  publicUrl: 'https://ev.example',
  forms: exampleForms,
  read: async (_what, ask, fallback) => (await ask(given.data)) ?? fallback,
  ...given,
});
