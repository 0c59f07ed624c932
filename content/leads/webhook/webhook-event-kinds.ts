/** What another system is told about a lead. */
export const webhookEventKinds = [
  { value: 'created', label: 'Came in' },
  { value: 'changed', label: 'Changed' },
  { value: 'erased', label: 'Erased' },
] as const;
