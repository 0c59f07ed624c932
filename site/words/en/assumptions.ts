/** The page assumptions. */
export const assumptions = {
  name: 'Assumptions',
  title: 'Assumptions',
  heading: 'Assumptions',
  introduction: 'Assumptions.',
} as const;
