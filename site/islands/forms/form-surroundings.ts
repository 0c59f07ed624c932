import { fill } from '../fill.ts';
import type { FormWords } from './form-words.ts';
import type { HumanCheckSettings } from './human-check-settings.ts';

/** The data that a form gets from its page, as JSON. */
export interface FormSurroundings {
  words: FormWords;
  /**
   * The note on data storage: what, why, how long, who sees it, where to complain. Its version is stored with the lead.
   */
  privacy: { note: string; version: string; links: { name: string; href: string }[] };
  /** Whom to call if the form cannot be sent; null if no number is known. */
  phone: { number: string; href: string } | null;
  humanCheck: HumanCheckSettings;
  /** The shortest time, in ms, in which a person fills in a form. The server refuses a form that is sent sooner. */
  shortestMs: number;
}

/** The part that is the same on every page. A dialog loads it on opening. */
export interface CommonSurroundings extends Omit<FormSurroundings, 'phone' | 'privacy'> {
  /** `complaints` ends the note if there is a mailbox for complaints; it has the placeholder `{email}`. */
  privacy: FormSurroundings['privacy'] & { complaints: string };
}

/** The part that staff can change at any time. */
export interface OwnSurroundings extends Pick<FormSurroundings, 'phone'> {
  /** The mailbox for complaints; empty if the company has none. */
  email: string;
}

/** Joins both parts. */
export const joinSurroundings = (
  { privacy: { complaints, note, ...privacy }, ...common }: CommonSurroundings,
  { phone, email }: OwnSurroundings,
): FormSurroundings => ({
  ...common,
  phone,
  privacy: { ...privacy, note: email ? `${note} ${fill(complaints, { email })}` : note },
});
