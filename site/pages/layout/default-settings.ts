import type { Settings } from '../../data/settings.ts';
import type { Words } from '../../words/words.ts';

/** Used while the settings cannot be read. An unreadable domain status counts as live. */
export const getDefaultSettings = ({ layout }: Pick<Words, 'layout'>): Settings => ({
  company: '',
  legalName: '',
  brand: '',
  parentName: '',
  tagline: layout.tagline,
  blurb: '',
  phones: [],
  whatsapp: null,
  emails: [],
  addresses: [],
  grievance: { name: '', email: '' },
  openingHours: '',
  socialProfiles: [],
  domainStatus: 'live',
  announcement: '',
  isSample: false,
});
