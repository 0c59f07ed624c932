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

interface Given extends Partial<PageContext> {
  data: PageContext['data'];
  /** What cannot be read falls back to its default, as for a visitor, in place of failing the test. */
  fallsBack?: boolean;
}

/** What a page's `load` is given in tests: the English home of a site that reads `data`, but for what is said otherwise. */
export const examplePage = ({ fallsBack = false, ...given }: Given): PageContext => ({
  path: '/',
  params: {},
  query: {},
  locale: getLocale('en'),
  translations: [],
  publicUrl: 'https://ev.example',
  forms: exampleForms,
  read: async (_what, ask, fallback) => {
    try {
      return (await ask(given.data)) ?? fallback;
    } catch (error) {
      if (fallsBack) return fallback;
      throw error;
    }
  },
  ...given,
});
