/** The page compare. */
export const compare = {
  name: 'Side by side',
  title: 'Side by side',
  heading: 'Side by side',
  introduction: 'Side by side.',
} as const;
