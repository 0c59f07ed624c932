/** One condition on the leads of a list: field, operator, value. */
export type Condition = readonly [field: string, operator: string, value: string];
