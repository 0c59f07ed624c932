import type { FormWords } from './form-words.ts';
import type { HumanCheckSettings } from './human-check-settings.ts';

/** What a form is told by its page; JSON. */
export interface FormSurroundings {
  words: FormWords;
  /** What is kept, why, how long, who sees it, to whom to complain; its version is stored with the lead. */
  privacy: { note: string; version: string; links: { name: string; href: string }[] };
  /** Whom to call where a form does not get through; null where no number is known. */
  phone: { number: string; href: string } | null;
  humanCheck: HumanCheckSettings;
  /** Shortest time, in ms, in which a person fills a form: the server takes none that was sent sooner. */
  shortestMs: number;
}
