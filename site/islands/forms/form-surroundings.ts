import type { HumanCheckSettings } from './human-check-settings.ts';

/** What a form is told by its page; JSON. */
export interface FormSurroundings {
  /** What is kept, why, how long, whom to ask. */
  privacyNote: string;
  /** Version of that note; stored with the lead. */
  privacyVersion: string;
  /** Whom to call where a form does not get through; null where no number is known. */
  phone: { number: string; href: string } | null;
  humanCheck: HumanCheckSettings;
}
