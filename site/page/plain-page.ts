import type { Call } from '@ev-site/contract/calls.ts';
import type { NamedDocument } from '@ev-site/contract/documents.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { Settings } from '../data/settings.ts';
import type { DealerLeadView, DealerProblem } from './dealer-lead.ts';
import type { NoResume, OwnDone, OwnRecord, RefusedCorrection } from './own-record.ts';

/** A telephone number as people write it, and its link. */
export type Phone = Pick<Settings['phones'][number], 'number' | 'href'>;

/** Statuses that have a plain page. */
export type PlainStatus = 400 | 404 | 405 | 429 | 500 | 502 | 503;

/** What a plain page is about; its words are chosen where it is drawn. */
export type PlainContent =
  | { kind: 'status'; language: Language; status: PlainStatus; phone?: Phone | undefined }
  | { kind: 'busy'; language: Language; phone?: Phone | undefined }
  | {
      kind: 'problems';
      language: Language;
      problems: readonly string[];
      backTo: string;
      /** Whether it is we who cannot take the form: nothing in it has to be corrected. */
      isOurs?: boolean;
      phone?: Phone | undefined;
    }
  /** What a browser shows without a line, at whatever address. */
  | { kind: 'offline'; language: Language; phones: readonly (Phone & { label: string })[] }
  | { kind: 'calls'; calls: readonly Call[] }
  /** The window within the studio: a script in it asks for the page anew with what is typed. */
  | { kind: 'live preview'; language: Language; document: NamedDocument; scriptUrl: string }
  /** Where a colleague's link leads. Its token stands behind "#": a script hands it over, and no log ever has it. */
  | { kind: 'preview link'; language: Language; scriptUrl: string }
  /** Where the link of a privacy request leads. */
  | { kind: 'own link'; language: Language; link: string }
  | { kind: 'own gone'; language: Language }
  /** What is kept of one person; `ticket` goes with whatever is pressed. */
  | {
      kind: 'own data';
      language: Language;
      ticket: string;
      records: readonly OwnRecord[];
      /** How many there are, also of those that are not shown. */
      all: number;
      done?: OwnDone | NoResume | undefined;
      refused?: RefusedCorrection | undefined;
    }
  /** Asked before all of it is erased; `count` records go. */
  | { kind: 'own erase'; language: Language; ticket: string; count: number }
  /**
   * A lead that a dealer was given; `linkKey` goes with whatever is pressed, and what was typed stays where something
   * is wrong with it.
   */
  | {
      kind: 'dealer lead';
      language: Language;
      linkKey: string;
      lead: DealerLeadView;
      typed?: string;
      problem?: { field: 'text' | 'reason'; code: DealerProblem; most: number };
    }
  | { kind: 'dealer gone'; language: Language; isGiven: boolean }
  /** For whoever may not see a preview, or not any more. It does not say whether there is anything. */
  | { kind: 'refused preview'; language: Language; document: NamedDocument };

/** A whole document that needs no data, and its Content-Security-Policy. */
export interface PlainPage {
  html: string;
  policy: string;
}

/** Draws a plain page. Given to those who send it: development draws with the sources of the moment. */
export type DrawPlain = (content: PlainContent) => PlainPage | Promise<PlainPage>;
