import type { Settings } from '../../data/settings.ts';

/** Stands in while the settings cannot be read: an unreadable domain status counts as live. */
export const defaultSettings: Settings = {
  company: '',
  legalName: '',
  brand: '',
  parentName: '',
  tagline: 'Electric three-wheelers and e-bikes, made in India',
  blurb: '',
  phones: [],
  whatsapp: null,
  emails: [],
  addresses: [],
  openingHours: '',
  socialProfiles: [],
  domainStatus: 'live',
  announcement: '',
  isSample: false,
};
