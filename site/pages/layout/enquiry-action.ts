import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import type { Settings } from '../../data/settings.ts';

/** What a button that asks for an enquiry says and where it leads. */
export interface Action {
  words: string;
  href: string;
}

/**
 * Leads to the enquiry form; while enquiries are paused (domain status "maintenance") to the telephone.
 * Null where they are paused and no phone is known.
 */
export const toEnquiryAction = (settings: Settings, words: string): Action | null => {
  if (takesForms(settings.domainStatus)) return { words, href: `${pathTo('ContactUs')}#enquiry` };
  const phone = settings.phones[0];
  return phone ? { words: `Call ${phone.number}`, href: phone.href } : null;
};
