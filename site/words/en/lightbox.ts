/** The dialog with a full-size picture. */
export const lightbox = {
  label: 'Picture at full size',
  close: 'Close the picture',
  broken: 'This picture could not be loaded.',
} as const;
