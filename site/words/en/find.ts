/** The page find. */
export const find = {
  name: 'Which one fits',
  title: 'Which one fits',
  heading: 'Which one fits',
  introduction: 'Which one fits.',
} as const;
