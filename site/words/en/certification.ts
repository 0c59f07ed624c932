/** The page with the certificates for quality management. */
export const certification = {
  name: 'Certifications',
  heading: 'Certifications',
  title: 'Certification',
  introduction: 'Our works follow international quality management standards.',
  list: 'Our certificates',
  nothing: 'The certificates cannot be shown right now.',
  sample: 'These are samples and certify nothing.',
  preview: { title: 'Image Preview', close: 'Close the preview' },
} as const;
