import type { Where } from 'payload';
import type { Condition } from '../access/condition.ts';

/** The conditions of a view for Payload: rows that fulfil all conditions of at least one group. */
export const toWhere = (groups: readonly (readonly Condition[])[]): Where => ({
  or: groups.map((all) => ({
    and: all.map(([field, operator, value]) => ({ [field]: { [operator]: value } })),
  })),
});
