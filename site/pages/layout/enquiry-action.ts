import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import type { VehicleHead } from '../../data/vehicle-head.ts';
import type { Locale } from '../../page/locale.ts';

/** What a button that asks for an enquiry says and where it leads. */
export interface Action {
  words: string;
  href: string;
}

/** Leads to the enquiry form; null while enquiries are paused (domain status "maintenance"). */
export const toFormAction = (
  { domainStatus }: Pick<Settings, 'domainStatus'>,
  words: string,
  { pathTo }: Pick<Locale, 'pathTo'>,
): Action | null => (takesForms(domainStatus) ? { words, href: `${pathTo('ContactUs')}#enquiry` } : null);

/** The choice that an enquiry sends where no body or colour is chosen: a bicycle's is its name (specification, section 2, point 5). */
export const toChoice = ({ kind, enquiryName }: Pick<VehicleHead, 'kind' | 'enquiryName'>): string =>
  kind === 'bicycle' ? enquiryName : '';

/** By which the form's window finds what is asked about where no body or colour is chosen. */
export const toAskedName = (vehicle: Pick<VehicleHead, 'kind' | 'enquiryName' | 'key'>): string =>
  toChoice(vehicle) || vehicle.key;

/** Leads to the main telephone; null where none is known. */
export const toCallAction = (
  { phones }: Pick<Settings, 'phones'>,
  { words }: Pick<Locale, 'words'>,
): Action | null => {
  const phone = pickByPurpose(phones, 'main');
  return phone ? { words: words.links.call({ number: phone.number }), href: phone.href } : null;
};

/** Leads to the enquiry form, or to the telephone while enquiries are paused. Null where there is neither. */
export const toEnquiryAction = (settings: Settings, words: string, locale: Locale): Action | null =>
  toFormAction(settings, words, locale) ?? toCallAction(settings, locale);
