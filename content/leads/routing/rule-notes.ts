import type { FieldHook, PayloadRequest } from 'payload';
import { type Known, readKnown, toRule } from './read-rules.ts';
import { listRuleNotes } from './rule-problems.ts';

const known = new WeakMap<PayloadRequest, Promise<Known>>();

/** Says beside a rule who of it gets nothing now: somebody deactivated or on leave, a dealer that is not published. */
export const describeRule: FieldHook = async ({ data, req }) => {
  // A list asks for each of its rules.
  const reading = known.get(req) ?? readKnown(req.payload);
  known.set(req, reading);
  return listRuleNotes(toRule(data ?? {}), await reading).join(' ');
};
