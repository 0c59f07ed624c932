import { fill } from '../fill.ts';
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

/** What of it is the same on every page, with `{email}` left open in the note: a window has it fetched when it is opened. */
export type CommonSurroundings = Omit<FormSurroundings, 'phone'>;

/** What of it staff may change at any time. */
export interface OwnSurroundings extends Pick<FormSurroundings, 'phone'> {
  /** To whom to complain. */
  email: string;
}

/** Puts both together. */
export const joinSurroundings = (
  { privacy, ...common }: CommonSurroundings,
  { phone, email }: OwnSurroundings,
): FormSurroundings => ({
  ...common,
  phone,
  privacy: { ...privacy, note: fill(privacy.note, { email }) },
});
