/** The four kinds of lead and what each stands for in the specification. */
export const leadKinds = ['dealer', 'contact', 'inquiry', 'application'] as const;

export type LeadKind = (typeof leadKinds)[number];
