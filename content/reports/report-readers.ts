/** Whose figures a key for reports reads: those that colleagues of that role see. */
export const reportReaders = [
  { value: 'sales', label: 'Enquiries' },
  { value: 'hr', label: 'Job applications' },
  { value: 'admin', label: 'All leads' },
] as const;
