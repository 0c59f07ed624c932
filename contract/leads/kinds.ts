/** The four kinds of lead and what each stands for in the specification. */
export const leadKinds = ['dealer', 'contact', 'inquiry', 'application'] as const;

export type LeadKind = (typeof leadKinds)[number];

/** Success dialogs (specification, section 8); their title is "Success". */
export const successSentences: Record<LeadKind, string> = {
  dealer: 'Your Data Saved Successfully',
  contact: 'Your Contact Inquiry Saved Successfully',
  inquiry: 'Your Product Inquiry Saved Successfully',
  application: 'Your Request for Job is Saved Successfully',
};

/** Fields that must not be empty before the loader shows (specification, section 4). */
export const requiredFields = {
  dealer: ['name', 'email', 'vehicle', 'state_id', 'city_id', 'phone', 'message'],
  contact: ['firstname', 'lastname', 'email', 'phone', 'message'],
  inquiry: ['name', 'email', 'mobile', 'rCaptcha'],
  application: ['name', 'email', 'mobile', 'rCaptcha'],
} as const satisfies Record<LeadKind, readonly string[]>;

/** Whether the send button gives way to the loader: every required field holds something other than blanks. */
export const isReadyToSend = (kind: LeadKind, values: Readonly<Record<string, unknown>>): boolean =>
  requiredFields[kind].every((field) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
  });
