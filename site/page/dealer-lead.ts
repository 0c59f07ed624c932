import type { DealerOutcome } from '@ev-site/contract/dealers.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Language } from '@ev-site/contract/paths.ts';

/** Errors in a dealer's input. */
export type DealerProblem = 'reasonMissing' | 'tooLong' | 'tooMuch';

/** A lead as its dealer sees it; missing values are empty. */
export interface DealerLeadView {
  /** Name of the dealer. */
  dealer: string;
  isTaken: boolean;
  /** The last outcome that the dealer noted; null before. */
  noted: DealerOutcome | null;
  /** ISO date and time at which the link expires. */
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
  /** Name, with colour or body if one was chosen. */
  vehicle: string;
  /** Address of the calculation, the vehicle finder's result or the comparison from which the visitor sent the lead. */
  reckoning: string;
  /** Half-days chosen for a test ride, by their keys: `2026-11-25-am`. */
  days: readonly string[];
  place: string;
  /** The language in which the visitor wrote. */
  language: Language;
  /** Whether the visitor agreed to a reply over WhatsApp. */
  whatsapp: boolean;
}
