import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import type { Product } from '../../data/products.ts';
import type { Settings } from '../../data/settings.ts';
import type { Enquiry } from '../../islands/enquire-link.tsx';
import { toEnquiryAction } from '../layout/enquiry-action.ts';

/**
 * The "Enquire Now" of a product. `chosen` is the body or colour; the bicycles send their name in its place
 * (specification, section 2, point 5). Null where enquiries are paused and no phone is known.
 */
export const toEnquiry = (settings: Settings, product: Product, chosen = ''): Enquiry | null => {
  const action = toEnquiryAction(settings, 'Enquire Now');
  if (!action) return null;
  const isPaused = !takesForms(settings.domainStatus);
  const colorval = chosen || (product.kind === 'bicycle' ? product.name : '');
  return {
    ...action,
    subject: isPaused ? null : { product: product.key, marker: product.inquiryMarkerField, colorval },
  };
};
