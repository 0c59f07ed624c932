import { readRetention, toLongestWeeks } from '@ev-site/content/backup/retention.ts';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { HumanCheckSettings } from '../islands/forms/human-check-settings.ts';

/** Settings of the deployment for forms. */
export interface FormSettings {
  /** Months for which enquiries, applications and the audit log are kept. */
  months: { enquiry: number; application: number; audit: number };
  /** Weeks after which erased data have also left the oldest backup. */
  backupWeeks: number;
  /** Whether leads are forwarded to another system of the company. */
  isForwarded: boolean;
  humanCheck: HumanCheckSettings;
  /** Shortest time, in ms, in which a person fills a form. */
  shortestMs: number;
}

/** @throws {Error} naming the variable that the configured human check needs. */
export const toFormSettings = ({
  LEAD_MONTHS,
  APPLICATION_MONTHS,
  AUDIT_MONTHS,
  BACKUP_KEEP,
  WEBHOOK_URL,
  HUMAN_CHECK,
  HUMAN_CHECK_SITE_KEY = '',
  FORM_SHORTEST_MS,
}: Pick<
  Environment,
  | 'LEAD_MONTHS'
  | 'APPLICATION_MONTHS'
  | 'AUDIT_MONTHS'
  | 'BACKUP_KEEP'
  | 'WEBHOOK_URL'
  | 'HUMAN_CHECK'
  | 'HUMAN_CHECK_SITE_KEY'
  | 'FORM_SHORTEST_MS'
>): FormSettings => {
  if (HUMAN_CHECK !== 'altcha' && !HUMAN_CHECK_SITE_KEY) {
    throw new Error(`HUMAN_CHECK_SITE_KEY: needed for HUMAN_CHECK=${HUMAN_CHECK}.`);
  }
  return {
    months: { enquiry: LEAD_MONTHS, application: APPLICATION_MONTHS, audit: AUDIT_MONTHS },
    backupWeeks: toLongestWeeks(readRetention(BACKUP_KEEP)),
    isForwarded: Boolean(WEBHOOK_URL),
    humanCheck: { provider: HUMAN_CHECK, siteKey: HUMAN_CHECK === 'altcha' ? '' : HUMAN_CHECK_SITE_KEY },
    shortestMs: FORM_SHORTEST_MS,
  };
};
