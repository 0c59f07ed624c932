import type { BrochurePaper } from '../paper/paper.ts';

/** A brochure for tests, with every part. */
export const exampleBrochure: BrochurePaper = {
  kind: 'brochure',
  language: 'en',
  title: 'Major: brochure',
  company: 'Example',
  page: {
    url: 'https://ev.example/productmajor',
    shown: 'ev.example/productmajor',
    scan: 'Scan for this page',
  },
  contact: ['Call +91 79 0000 0000'],
  made: 'As of 22 November 2026, revision 7.',
  notes: ['A sample.'],
  pageOf: 'Page {page} of {pages}',
  plate: 'MAJOR',
  line: 'Electric pickup',
  tagline: 'Half a tonne',
  summary: 'It has a cab with doors.',
  pictureAlt: 'A white pickup',
  figures: [
    {
      label: 'Payload',
      value: '550',
      unit: 'kg',
      unitPosition: 'after',
      note: '',
      condition: 'half load body',
    },
  ],
  claims: {
    title: 'What it saves',
    figures: [
      {
        label: 'Saving',
        value: '1.20 lakh',
        unit: '₹',
        unitPosition: 'before',
        note: '',
        condition: 'per year',
        basis: 'For 115 km a day.',
      },
    ],
    slip: { title: 'A day', lines: [{ label: 'Diesel', value: '₹450.43', sum: false }], basis: '' },
  },
  different: { title: 'What is new', points: ['Two speeds', 'A cab'] },
  specification: {
    title: 'Specifications',
    caption: 'Major in figures.',
    groups: [
      { label: 'Capacity', rows: [{ head: 'Payload', value: '550 kg', condition: 'half load body' }] },
    ],
    footnotes: ['* Payload: without driver'],
  },
  dealer: { title: 'See it', text: 'Call us.' },
};
