import type { ColumnName } from '@ev-site/contract/forms/columns.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';

/** The heading of each column for staff: in the studio, in mails and in the export. */
export const columnWords: Record<ColumnName, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  message: 'Message',
  vehicle: 'Vehicle',
  product: 'Vehicle',
  marker: 'Chosen on the page',
  colour: 'Colour or product label',
  reckoning: 'Their calculation',
  state: 'State',
  city: 'City',
  place: 'Place',
  job: 'Job',
  position: 'Position',
  page: 'Sent from the page',
  utmSource: 'Campaign source',
  utmMedium: 'Campaign medium',
  utmCampaign: 'Campaign',
  utmTerm: 'Campaign term',
  utmContent: 'Campaign content',
  dealer: 'Dealer',
  firstChoice: 'First choice of day',
  secondChoice: 'Second choice of day',
  marketingConsent: 'May have news and offers by mail',
  whatsappConsent: 'May be answered over WhatsApp',
};

/** What staff call each kind of lead, at the start of a mail's subject. */
export const kindWords: Record<LeadKind, string> = {
  dealer: 'Dealer enquiry',
  contact: 'Contact enquiry',
  inquiry: 'Product inquiry',
  application: 'Job application',
  testride: 'Test ride',
};

/** What staff call the results of the human check. */
export const humanChecks = [
  { value: 'passed', label: 'Passed' },
  { value: 'unverified', label: 'Unverified: the check could not be reached' },
  { value: 'notAsked', label: 'Not asked for' },
] as const;

/** What staff call the states of the mails about a lead. */
export const deliveries = [
  { value: 'due', label: 'On its way' },
  { value: 'done', label: 'Delivered' },
  { value: 'failed', label: 'Delivery failed' },
] as const;

/** Names a lead within a sentence: “dealer enquiry 7”. */
export const sayLead = ({ kind, id }: { kind: LeadKind; id: number }): string =>
  `${kindWords[kind].toLowerCase()} ${id}`;

const all = new Intl.ListFormat('en', { type: 'conjunction' });
const any = new Intl.ListFormat('en', { type: 'disjunction' });

/** Lists names within a sentence for staff: “Asha, Bina, and Chetan”. */
export const listInWords = (names: readonly string[]): string => all.format(names);

/** Lists names after “no” or “one of”: “Asha, Bina, or Chetan”. */
export const listChoices = (names: readonly string[]): string => any.format(names);
