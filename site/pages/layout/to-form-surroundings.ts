import type { LeadKind } from '@ev-site/contract/leads/kinds.ts';
import { getPrivacyNote, privacyVersion } from '@ev-site/contract/leads/privacy-note.ts';
import type { Purpose, Settings } from '../../data/settings.ts';
import type { FormSurroundings } from '../../islands/forms/form-surroundings.ts';
import type { FormSettings } from '../../page/form-settings.ts';

const purposes: Record<LeadKind, Purpose> = {
  dealer: 'dealer',
  contact: 'main',
  inquiry: 'sales',
  application: 'careers',
};

const pick = <Way extends { purpose: Purpose }>(ways: readonly Way[], purpose: Purpose): Way | undefined =>
  ways.find((way) => way.purpose === purpose) ?? ways[0];

/** What a form of this kind shows besides its fields: whom to call, and what is kept of it. */
export const toFormSurroundings = (
  kind: LeadKind,
  { phones, emails }: Settings,
  { months, humanCheck }: FormSettings,
): FormSurroundings => {
  const purpose = purposes[kind];
  const phone = pick(phones, purpose);
  const email = pick(emails, purpose)?.address ?? '';
  return {
    privacyNote: getPrivacyNote(kind, kind === 'application' ? months.application : months.enquiry, email),
    privacyVersion,
    phone: phone ? { number: phone.number, href: phone.href } : null,
    humanCheck,
  };
};
