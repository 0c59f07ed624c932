import type { CollectionBeforeChangeHook, FieldHook, PayloadRequest } from 'payload';
import { fieldError } from '../../requests/refuse.ts';
import { type Known, readKnown, toRule } from './read-rules.ts';
import { findRuleProblem, listRuleNotes } from './rule-problems.ts';

/** Refuses a rule that would give leads to somebody who may not read them, with a sentence beside the field. */
export const refuseUnfit: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const problem = findRuleProblem(toRule({ ...originalDoc, ...data }), await readKnown(req.payload));
  if (problem) throw fieldError(req, 'routing-rules', problem);
  return data;
};

const known = new WeakMap<PayloadRequest, Promise<Known>>();

/**
 * Says beside a rule who named in it gets nothing now: a colleague who is deactivated or on leave, a dealer that is not
 * published.
 */
export const describeRule: FieldHook = async ({ data, req }) => {
  // A list calls this for each of its rules, so one read serves the whole request.
  const reading = known.get(req) ?? readKnown(req.payload);
  known.set(req, reading);
  return listRuleNotes(toRule(data ?? {}), await reading).join(' ');
};
