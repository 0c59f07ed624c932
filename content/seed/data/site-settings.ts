import type { SeedGlobal } from '../seed-shapes.ts';

/**
 * Sample company. No Indian subscriber number begins with 0, and example.com is reserved, so nobody real is reached.
 */
export const siteSettings: SeedGlobal<'site-settings'> = {
  company: 'Pathika Electric',
  brand: 'Pathika Electric',
  legalName: 'Pathika Electric Pvt. Ltd.',
  parentName: 'Pathika Coach Works',
  tagline: 'Electric three-wheelers and e-bikes, built in Gujarat',
  blurb:
    'Pathika Electric builds battery three-wheelers for passengers and goods, and electric bicycles. It was started by Pathika Coach Works, which has built bus and truck bodies for over 75 years and knows the roads of more than 30 countries.',
  isSample: true,
  phones: [
    { label: 'Office', number: '+91 79 0000 0001', purpose: 'main' },
    { label: 'Sales', number: '+91 79 0000 0002', purpose: 'sales' },
    { label: 'Dealer enquiries', number: '+91 79 0000 0003', purpose: 'dealer' },
  ],
  whatsapp: '+91 00000 00000',
  emails: [
    { label: 'Information', address: 'info@example.com', purpose: 'main' },
    { label: 'Sales', address: 'sales@example.com', purpose: 'sales' },
    { label: 'Dealers', address: 'dealers@example.com', purpose: 'dealer' },
    { label: 'Careers', address: 'careers@example.com', purpose: 'careers' },
  ],
  addresses: [
    {
      label: 'Head office and works',
      purpose: 'headOffice',
      lines: 'Plot 00, Sample Industrial Estate\nSanand, Ahmedabad district\nGujarat 382 110',
      latitude: 22.99,
      longitude: 72.38,
    },
    {
      label: 'Showroom',
      purpose: 'showroom',
      lines: 'Shop 0, Sample Arcade\nNaroda Road, Ahmedabad\nGujarat 380 025',
      latitude: 23.05,
      longitude: 72.64,
    },
    {
      label: 'Pathika Electric, Ahmedabad',
      purpose: 'contact',
      lines: 'Office 000, Sample House\nAshram Road, Ahmedabad\nGujarat 380 009',
      latitude: 23.03,
      longitude: 72.57,
    },
  ],
  grievanceName: 'Sample Name, Grievance Officer',
  grievanceEmail: 'privacy@example.com',
  openingHours: 'Monday to Saturday, 9:30 am to 6:30 pm',
  socialProfiles: [
    { network: 'facebook', url: 'https://www.example.com/facebook' },
    { network: 'instagram', url: 'https://www.example.com/instagram' },
  ],
  domainStatus: 'live',
  announcement: '',
};
