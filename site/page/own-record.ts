import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';

/** What is kept of one person in one record, as the person sees it; what is not there is empty. */
export interface OwnRecord {
  reference: string;
  /** ISO date and time. */
  receivedAt: string;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  message: string;
  chosen: string;
  /** Half-days chosen for a test ride, by their keys: `2026-11-25-am`. */
  days: readonly string[];
  /** Name of the file. */
  resume: string;
  marketing: boolean;
  whatsapp: boolean;
}

/** What came of something that a person did on the page of his own data. */
export type OwnDone = 'withdrawn' | 'corrected' | 'moved' | 'erased' | 'partly';

/** Why a resume is not handed over: its storage does not answer just now; there is none, or none that may be given out. */
export type NoResume = 'resumeAway' | 'resumeGone';

/** What somebody may correct of his data, as a form has it. */
export type CorrectionFields = Readonly<Record<'name' | 'email' | 'phone', string>>;

/** A correction that could not be taken: nothing of it is lost. */
export interface RefusedCorrection {
  typed: CorrectionFields;
  /** What the form was filled with before. */
  shown: CorrectionFields;
  codes: FieldCodes;
}
