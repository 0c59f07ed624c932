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
    'Open {address} and type your PIN to find the nearest dealer, the opening hours and a test ride. Or call us.',
  made: 'As of {date}, revision {revision}. The latest version is always at {address}.',
  madeForYou: 'Calculated on {date} with the numbers printed here, revision {revision}. Not an offer.',
  pageOf: 'Page {page} of {pages}',
  inputs: 'The numbers of this calculation',
} as const;
