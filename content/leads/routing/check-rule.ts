import type { CollectionBeforeChangeHook } from 'payload';
import { fieldError } from '../../requests/refuse.ts';
import { readKnown, toRule } from './read-rules.ts';
import { findRuleProblem } from './rule-problems.ts';

/** Refuses a rule that would give leads to somebody who may not read them, with a sentence beside the field. */
export const refuseUnfit: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const problem = findRuleProblem(toRule({ ...originalDoc, ...data }), await readKnown(req.payload));
  if (problem) throw fieldError(req, 'routing-rules', problem);
  return data;
};
