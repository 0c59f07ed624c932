/** What the press is asked to print: the content as JSON, and files by the names that the template uses. */
export interface PrintOrder {
  template: 'brochure' | 'comparison' | 'savings';
  content: string;
  files: Record<string, Uint8Array>;
  /** Pages that it may come to. */
  mostPages: number;
}

/** What the press says. */
export type PressAnswer =
  | { kind: 'ready' }
  /** The printer does not run on this machine. */
  | { kind: 'unavailable'; reason: string }
  | { kind: 'printed'; pdf: Uint8Array }
  /** The content cannot be set; the reason is for the log. */
  | { kind: 'refused'; reason: string };
