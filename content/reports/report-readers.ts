/** The figures that a report key reads: those that colleagues of this role see. */
export const reportReaders = [
  { value: 'sales', label: 'Enquiries' },
  { value: 'hr', label: 'Job applications' },
  { value: 'admin', label: 'All leads' },
] as const;
