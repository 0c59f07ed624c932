import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';

/** One stored record about a person, as that person sees it; missing values are empty. */
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

/** Result of an action on the page of one's own data. */
export type OwnDone = 'withdrawn' | 'corrected' | 'moved' | 'erased' | 'partly';

/**
 * Why a resume is not handed out: `resumeAway`, its storage does not answer now; `resumeGone`, there is none, or none
 * that may be handed out.
 */
export type NoResume = 'resumeAway' | 'resumeGone';

/** Data that a person may correct, as form fields. */
export type CorrectionFields = Readonly<Record<'name' | 'email' | 'phone', string>>;

/** A refused correction, with its input, so that nothing is lost. */
export interface RefusedCorrection {
  typed: CorrectionFields;
  /** The values with which the form was filled before. */
  shown: CorrectionFields;
  codes: FieldCodes;
}
