import type { Environment } from '@ev-site/content/environment.ts';
import type { HumanCheckSettings } from '../islands/forms/human-check-settings.ts';

/** What forms need to know of the deployment. */
export interface FormSettings {
  /** Months for which enquiries and applications are kept. */
  months: { enquiry: number; application: number };
  humanCheck: HumanCheckSettings;
  /** Shortest time, in ms, in which a person fills a form. */
  shortestMs: number;
}

/** @throws {Error} naming the variable that the chosen human check needs. */
export const toFormSettings = ({
  LEAD_MONTHS,
  APPLICATION_MONTHS,
  HUMAN_CHECK,
  HUMAN_CHECK_SITE_KEY = '',
  FORM_SHORTEST_MS,
}: Pick<
  Environment,
  'LEAD_MONTHS' | 'APPLICATION_MONTHS' | 'HUMAN_CHECK' | 'HUMAN_CHECK_SITE_KEY' | 'FORM_SHORTEST_MS'
>): FormSettings => {
  if (HUMAN_CHECK !== 'altcha' && !HUMAN_CHECK_SITE_KEY) {
    throw new Error(`HUMAN_CHECK_SITE_KEY: needed for HUMAN_CHECK=${HUMAN_CHECK}.`);
  }
  return {
    months: { enquiry: LEAD_MONTHS, application: APPLICATION_MONTHS },
    humanCheck: { provider: HUMAN_CHECK, siteKey: HUMAN_CHECK === 'altcha' ? '' : HUMAN_CHECK_SITE_KEY },
    shortestMs: FORM_SHORTEST_MS,
  };
};
