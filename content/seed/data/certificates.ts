import type { SeedEntry } from '../seed-shapes.ts';

/** Three drawn sheets that certify nothing; the certification page shows exactly three. */
export const certificates: SeedEntry<'certificates'>[] = [
  {
    key: 'quality',
    data: {
      title: 'Quality management',
      issuer: 'Issued by nobody: a drawn sample',
      text: 'Where a certificate to ISO 9001 would hang: every step of the work is written down, checked and improved.',
      picture: 'certificate-1.webp',
      isSample: true,
    },
  },
  {
    key: 'environment',
    data: {
      title: 'Environmental management',
      issuer: 'Issued by nobody: a drawn sample',
      text: 'Where a certificate to ISO 14001 would hang: it is settled where waste, paint and old batteries go.',
      picture: 'certificate-2.webp',
      isSample: true,
    },
  },
  {
    key: 'safety',
    data: {
      title: 'Occupational health and safety',
      issuer: 'Issued by nobody: a drawn sample',
      text: 'Where a certificate to ISO 45001 would hang: risks at the press, in the paint shop and at the battery table are assessed.',
      picture: 'certificate-3.webp',
      isSample: true,
    },
  },
];
