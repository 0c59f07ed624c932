/** Printed papers: brochures of vehicles, and answers to individual questions. */
export const paper = {
  /** Links on the page. */
  brochure: 'Brochure, PDF',
  comparison: 'This comparison as PDF',
  /** Texts in the document. */
  title: '{name}: brochure',
  picture: 'Picture of {name}',
  scan: 'Scan for this page',
  dealer: 'See it, drive it',
  dealerText:
    'Open {address} and type your PIN: the dealer nearest to you, his hours, and a test ride. Or call us.',
  made: 'As of {date}, revision {revision}. {address} always has the latest.',
  madeForYou: 'Worked out on {date} with the numbers printed here, revision {revision}. Not an offer.',
  pageOf: 'Page {page} of {pages}',
  inputs: 'What it was worked out with',
} as const;
