import type { Texts, Words } from '../../words/words.ts';

/** What a form of one kind says; JSON, chosen by the page. */
export interface FormWords {
  /** Labels and hints of the fields that are shown; a hint is empty where there is none. */
  fields: Record<string, { label: string; hint: string }>;
  controls: Words['forms']['controls'];
  /** Where what is typed stays, in place of `controls.kept`, where it goes with the form's window too. */
  kept?: string;
  check: Words['forms']['check'];
  /** Null where the form takes no file. */
  file: Words['forms']['file'] | null;
  /** The sentence of the success dialog. */
  success: string;
  /** Who answers, and when. */
  next: string;
  /** Its number, with `{reference}` left open, and the link to a calendar's file. */
  sent: Texts['forms']['sent'];
}
