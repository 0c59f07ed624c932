/** What is printed: brochures of vehicles, and answers to take along. */
export const paper = {
  /** On the page: the link. */
  brochure: 'Brochure of {name}, PDF',
  comparison: 'This comparison as PDF',
  /** In the document. */
  title: '{name}: brochure',
  picture: 'Picture of {name}',
  scan: 'Scan for this page',
  dealer: 'See it, drive it',
  dealerText: 'Call us, or open {address}: we name the dealer nearest to you and arrange a test ride.',
  made: 'As of {date}, revision {revision}. {address} always has the latest.',
  madeForYou: 'Worked out on {date} with the numbers printed here, revision {revision}. Not an offer.',
  pageOf: 'Page {page} of {pages}',
  inputs: 'What it was worked out with',
} as const;
