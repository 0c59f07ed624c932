/** One condition of a view: field, operator, value. */
export type Condition = readonly [field: string, operator: string, value: string];

/** Nobody has worked on the lead yet. */
export const newLead: Condition = ['status', 'equals', 'new'];
