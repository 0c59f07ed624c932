import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import type { VehicleHead } from '../../data/vehicle-head.ts';
import type { Locale } from '../../page/locale.ts';

/** Label and target of a button for an enquiry. */
export interface Action {
  words: string;
  href: string;
}

/** A link to the enquiry form; null while enquiries are paused (domain status "maintenance"). */
export const toFormAction = (
  { domainStatus }: Pick<Settings, 'domainStatus'>,
  words: string,
  { pathTo }: Pick<Locale, 'pathTo'>,
): Action | null => (takesForms(domainStatus) ? { words, href: `${pathTo('ContactUs')}#enquiry` } : null);

/** What an enquiry sends if no body or colour is chosen: a bicycle's name (specification, section 2, point 5). */
export const toChoice = ({ kind, enquiryName }: Pick<VehicleHead, 'kind' | 'enquiryName'>): string =>
  kind === 'bicycle' ? enquiryName : '';

/** The key by which the form's dialog finds the subject of an enquiry if no body or colour is chosen. */
export const toAskedName = (vehicle: Pick<VehicleHead, 'kind' | 'enquiryName' | 'key'>): string =>
  toChoice(vehicle) || vehicle.key;

/** A link to the main telephone; null if none is known. */
export const toCallAction = (
  { phones }: Pick<Settings, 'phones'>,
  { words }: Pick<Locale, 'words'>,
): Action | null => {
  const phone = pickByPurpose(phones, 'main');
  return phone ? { words: words.links.call({ number: phone.number }), href: phone.href } : null;
};

/** A link to the enquiry form, or to the telephone while enquiries are paused. Null if neither is available. */
export const toEnquiryAction = (settings: Settings, words: string, locale: Locale): Action | null =>
  toFormAction(settings, words, locale) ?? toCallAction(settings, locale);
