import type { FormSettings } from '../page/form-settings.ts';
import { getLocale } from '../page/locale.ts';
import type { PageContext } from '../page/page.ts';

/** Form settings of a deployment in tests. */
export const exampleForms: FormSettings = {
  months: { enquiry: 24, application: 12, audit: 12 },
  backupWeeks: 8,
  isForwarded: false,
  humanCheck: { provider: 'altcha', siteKey: '' },
  shortestMs: 0,
};

interface Given extends Partial<PageContext> {
  data: PageContext['data'];
  /** Whether a failed read falls back to its default, as for a visitor, instead of failing the test. */
  fallsBack?: boolean;
}

/** Context for a page's `load` in tests: the English home page of a site that reads `data`, unless overridden. */
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
