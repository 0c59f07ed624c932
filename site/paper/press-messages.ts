/** An order to the press: the content as JSON, and files under the names that the template uses. */
export interface PrintOrder {
  template: 'brochure' | 'comparison' | 'savings';
  content: string;
  files: Record<string, Uint8Array>;
  /** Most pages of the result. */
  mostPages: number;
}

/** A message from the press. */
export type PressAnswer =
  | { kind: 'ready' }
  /** The typesetter does not run on this machine. */
  | { kind: 'unavailable'; reason: string }
  | { kind: 'printed'; pdf: Uint8Array }
  /** The content cannot be typeset; the reason is for the log. */
  | { kind: 'refused'; reason: string };
