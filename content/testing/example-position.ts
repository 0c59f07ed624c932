import { toRichText } from '../seed/data/to-rich-text.ts';

/** A position as staff write it, posted just now. */
export const examplePosition = () => ({
  position: 'Fitter',
  department: 'Workshop',
  qualification: 'ITI',
  experience: '2 years',
  location: 'Rajkot',
  description: toRichText('Fits.'),
  postedAt: new Date().toISOString(),
});
