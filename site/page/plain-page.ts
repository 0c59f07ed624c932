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

/** Content of a plain page; its words are chosen when it is rendered. */
export type PlainContent =
  | { kind: 'status'; language: Language; status: PlainStatus; phone?: Phone | undefined }
  | { kind: 'busy'; language: Language; phone?: Phone | undefined }
  | {
      kind: 'problems';
      language: Language;
      problems: readonly string[];
      backTo: string;
      /** True if we cannot accept the form: the visitor need not correct anything. */
      isOurs?: boolean;
      phone?: Phone | undefined;
    }
  /** The page that a browser shows without a connection, at any address. */
  | { kind: 'offline'; language: Language; phones: readonly (Phone & { label: string })[] }
  | { kind: 'calls'; calls: readonly Call[] }
  /** The preview window in the studio: its script requests the page again with unsaved input. */
  | { kind: 'live preview'; language: Language; document: NamedDocument; scriptUrl: string }
  /**
   * The page behind a colleague's link. The token stands after "#": a script sends it, and it never appears in a log.
   */
  | { kind: 'preview link'; language: Language; scriptUrl: string }
  /** The page behind the link of a privacy request. */
  | { kind: 'own link'; language: Language; link: string }
  | { kind: 'own gone'; language: Language }
  /** The stored data of one person; every button sends `ticket`. */
  | {
      kind: 'own data';
      language: Language;
      ticket: string;
      records: readonly OwnRecord[];
      /** Number of all records, including those not shown. */
      all: number;
      done?: OwnDone | NoResume | undefined;
      refused?: RefusedCorrection | undefined;
    }
  /** Confirmation before everything is erased; `count` records are erased. */
  | { kind: 'own erase'; language: Language; ticket: string; count: number }
  /** A lead for its dealer; every button sends `linkKey`, and refused input stays in its field. */
  | {
      kind: 'dealer lead';
      language: Language;
      linkKey: string;
      lead: DealerLeadView;
      typed?: string;
      problem?: { field: 'text' | 'reason'; code: DealerProblem; most: number };
    }
  | { kind: 'dealer gone'; language: Language; isGiven: boolean }
  /** For a person who may not see a preview, or no longer. It does not reveal whether the document exists. */
  | { kind: 'refused preview'; language: Language; document: NamedDocument };

/** A whole document that needs no data, and its Content-Security-Policy. */
export interface PlainPage {
  html: string;
  policy: string;
}

/** Renders a plain page. Passed as an argument, because development renders with the current sources. */
export type DrawPlain = (content: PlainContent) => PlainPage | Promise<PlainPage>;
