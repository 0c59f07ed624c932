import type { Language } from '@ev-site/contract/paths.ts';

/** A figure with its condition, as on the page. */
export interface PaperFigure {
  label: string;
  value: string;
  unit: string;
  unitPosition: 'before' | 'after';
  note: string;
  condition: string;
}

/** Head and foot of every printed document. */
export interface PaperFrame {
  language: Language;
  /** Title of the document, shown by readers above their window. */
  title: string;
  company: string;
  /**
   * The page with the same content, always up to date: its full address, the address as people read it, and the label
   * of the QR code.
   */
  page: { url: string; shown: string; scan: string };
  /** Ways to reach the company, each in a line. */
  contact: string[];
  /** Date and revision. */
  made: string;
  /** Notes that apply to all figures; often empty. */
  notes: string[];
  /** "Page {page} of {pages}": the template fills in both. */
  pageOf: string;
}

/** A day on the meter: lines, sums, and the inputs for which they are true. */
interface PaperSlip {
  title: string;
  lines: { label: string; value: string; sum: boolean }[];
  basis: string;
}

/** A vehicle on two pages. */
export interface BrochurePaper extends PaperFrame {
  kind: 'brochure';
  plate: string;
  line: string;
  tagline: string;
  summary: string;
  /** Description of the picture, which is passed separately. Empty where there is none. */
  pictureAlt: string;
  figures: PaperFigure[];
  claims: { title: string; figures: (PaperFigure & { basis: string })[]; slip: PaperSlip | null };
  different: { title: string; points: string[] };
  specification: {
    title: string;
    caption: string;
    groups: { label: string; rows: { head: string; value: string; condition: string }[] }[];
    footnotes: string[];
  };
  dealer: { title: string; text: string };
}

/** Vehicles side by side. */
export interface ComparisonPaper extends PaperFrame {
  kind: 'comparison';
  heading: string;
  caption: string;
  plates: string[];
  groups: {
    label: string;
    rows: { head: string; mark: string; absent: string; cells: { text: string; condition: string }[][] }[];
  }[];
  below: string[];
}

/** The savings of a vehicle with a visitor's own numbers. */
export interface SavingsPaper extends PaperFrame {
  kind: 'savings';
  plate: string;
  heading: string;
  verdict: string;
  band: string;
  warning: string;
  lines: { label: string; value: string; beside: string }[];
  breakEven: { title: string; text: string };
  inputs: { title: string; rows: { label: string; value: string; unit: string; source: string }[] };
}

/** A document to print: plain texts, never markup. */
export type Paper = BrochurePaper | ComparisonPaper | SavingsPaper;

/** The files of a paper. */
export interface PaperPictures {
  /** A JPEG; undefined where the vehicle has no picture. */
  picture?: Uint8Array | undefined;
}
