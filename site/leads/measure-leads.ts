import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import { countLead, type LeadCheck } from '../metrics/leads.ts';
import { inSpan } from '../traces/trace.ts';
import type { LeadForm, LeadOutcome } from './lead-form.ts';

const guardCodes: readonly string[] = ['honeypot', 'tooFast', 'guardUnreadable'];

/** The check that refused a form. */
export const toCheck = (codes: FieldCodes): LeadCheck => {
  const [[field, list = []] = ['']] = Object.entries(codes);
  if (field === 'rCaptcha') return 'human';
  if (list.some((code) => guardCodes.includes(code))) return 'guard';
  // A resume is inspected only after the fields pass. Only a missing resume is found together with the fields.
  return list.some((code) => code.startsWith('resume') && code !== 'resumeMissing') ? 'resume' : 'fields';
};

/** Wraps the command so that forms are counted and timed. */
export const measureLeads =
  (takeLead: (form: LeadForm) => Promise<LeadOutcome>) =>
  async (form: LeadForm): Promise<LeadOutcome> => {
    const begin = performance.now();
    const outcome = await inSpan('take lead', { 'ev.kind': form.kind }, () => takeLead(form));
    const check = outcome.outcome === 'refused' ? toCheck(outcome.codes) : '';
    countLead(form.kind, outcome.outcome, check, performance.now() - begin);
    return outcome;
  };
