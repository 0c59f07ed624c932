import type { certification as english } from '../en/certification.ts';
import type { Translated } from '../translated.ts';

/** The certificates of the quality management in Gujarati. */
export const certification: Translated<typeof english> = {
  name: 'પ્રમાણપત્રો',
  heading: 'પ્રમાણપત્રો',
  title: 'પ્રમાણપત્રો',
  introduction: 'અમારી ફેક્ટરી આંતરરાષ્ટ્રીય ગુણવત્તા ધોરણો પ્રમાણે ચાલે છે.',
  list: 'અમારાં પ્રમાણપત્રો',
  nothing: 'પ્રમાણપત્રો હમણાં બતાવી શકાતાં નથી.',
  sample: 'નમૂનાનાં પ્રમાણપત્ર: ખરાં નથી.',
  preview: { title: 'મોટો ફોટો', close: 'ફોટો બંધ કરો' },
};
