import type { Call } from '@ev-site/contract/calls.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { Settings } from '../data/settings.ts';

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
    }
  | { kind: 'calls'; calls: readonly Call[] };

/** A whole document that needs no data, script or picture, and its Content-Security-Policy. */
export interface PlainPage {
  html: string;
  policy: string;
}

/** Draws a plain page. Given to those who send it: development draws with the sources of the moment. */
export type DrawPlain = (content: PlainContent) => PlainPage | Promise<PlainPage>;
