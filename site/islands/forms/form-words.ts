import type { Texts, Words } from '../../words/words.ts';

/** The texts of one kind of form, as JSON, chosen by the page. */
export interface FormWords {
  /** Labels and hints of the visible fields; a hint may be empty. */
  fields: Record<string, { label: string; hint: string }>;
  controls: Words['forms']['controls'];
  /** Replaces `controls.kept` in dialogs, whose typed text is also discarded with the dialog. */
  kept?: string;
  check: Words['forms']['check'];
  /** Null if the form has no file field. */
  file: Words['forms']['file'] | null;
  /** The sentence of the success dialog. */
  success: string;
  /** Who answers, and when. */
  next: string;
  /** The sentence with the reference, with the placeholder `{reference}`, and the text of the calendar link. */
  sent: Texts['forms']['sent'];
}
