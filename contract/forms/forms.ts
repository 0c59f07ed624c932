import { applicationForm } from './application.ts';
import { contactForm } from './contact.ts';
import { dealerForm } from './dealer.ts';
import type { FormDescription, FormField } from './description.ts';
import { inquiryForm } from './inquiry.ts';
import type { LeadKind } from './kinds.ts';
import { toLine } from './plain-text.ts';
import { testRideForm } from './test-ride.ts';

/** The five forms. */
export const forms = {
  dealer: dealerForm,
  contact: contactForm,
  inquiry: inquiryForm,
  application: applicationForm,
  testride: testRideForm,
} as const satisfies Record<LeadKind, FormDescription>;

type Forms = typeof forms;
type AllFields = { [Kind in LeadKind]: Forms[Kind]['fields'][keyof Forms[Kind]['fields']] }[LeadKind];

/** Keys of all labels that any form shows. */
export type LabelKey = Exclude<AllFields['label'], null>;
/** Keys of all hints that any form shows. */
export type HintKey = Extract<AllFields, { hint: string }>['hint'];

/** A field of one of the forms, whose label and hint have known keys. */
interface KnownField extends FormField {
  label: LabelKey | null;
  hint?: HintKey;
}

/** Fields of a form with their names, in the order on the page. */
export const listFields = (kind: LeadKind): [name: string, field: KnownField][] =>
  Object.entries<KnownField>(forms[kind].fields);

/** Whether a form always asks for the human check. */
export const asksHuman = (kind: LeadKind): boolean =>
  listFields(kind).some(([, { type }]) => type === 'answer');

/**
 * Whether the loader takes the place of the send button (specification, section 4): every required field that the
 * visitor fills holds something other than blanks.
 */
export const isReadyToSend = (kind: LeadKind, values: Readonly<Record<string, unknown>>): boolean =>
  listFields(kind).every(([name, { type, required, label }]) => {
    if (!required || type === 'file' || (label === null && type !== 'answer')) return true;
    const value = values[name];
    return typeof value === 'string' ? toLine(value) !== '' : value !== undefined && value !== null;
  });
