/** A picture that is opened at full size. */
export const lightbox = {
  label: 'Picture at full size',
  close: 'Close the picture',
  broken: 'This picture could not be loaded.',
} as const;
