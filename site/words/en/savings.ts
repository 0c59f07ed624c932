/** The page savings. */
export const savings = {
  name: 'What it saves',
  title: 'What it saves',
  heading: 'What it saves',
  introduction: 'What it saves.',
} as const;
