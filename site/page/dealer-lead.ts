import type { DealerOutcome } from '@ev-site/contract/dealers.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Language } from '@ev-site/contract/paths.ts';

/** What went wrong with something that a dealer typed. */
export type DealerProblem = 'reasonMissing' | 'tooLong' | 'tooMuch';

/** A lead as the dealer sees it to whom it was given; what is not there is empty. */
export interface DealerLeadView {
  /** Name of the dealer. */
  dealer: string;
  isTaken: boolean;
  /** What he said last; null before. */
  noted: DealerOutcome | null;
  /** ISO date and time until when the link works. */
  until: string;
  /** Working hours within which the visitor is to be called. */
  hours: number;
  kind: LeadKind;
  /** ISO date and time. */
  receivedAt: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** With its colour or body, where one was chosen. */
  vehicle: string;
  /** Address of the reckoning, the finder's answer or the comparison that the visitor sent it from. */
  reckoning: string;
  /** Half-days chosen for a test ride, by their keys: `2026-11-25-am`. */
  days: readonly string[];
  place: string;
  /** The language in which the visitor wrote. */
  language: Language;
  /** Whether the visitor agreed to be answered over WhatsApp. */
  whatsapp: boolean;
}
