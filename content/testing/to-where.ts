import type { Where } from 'payload';
import type { Condition } from '../desk/condition.ts';

/** What Payload is asked for the rows of a view: those that fulfil all conditions of one group. */
export const toWhere = (groups: readonly (readonly Condition[])[]): Where => ({
  or: groups.map((all) => ({
    and: all.map(([field, operator, value]) => ({ [field]: { [operator]: value } })),
  })),
});
