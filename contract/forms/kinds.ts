/** The five kinds of lead: four in the specification, and the test ride. */
export const leadKinds = ['dealer', 'contact', 'inquiry', 'application', 'testride'] as const;

export type LeadKind = (typeof leadKinds)[number];
