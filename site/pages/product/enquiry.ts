import type { Product } from '../../data/products.ts';
import type { Settings } from '../../data/settings.ts';
import type { Enquiry } from '../../islands/enquire-link.tsx';
import type { Locale } from '../../page/locale.ts';
import type { Words } from '../../words/words.ts';
import { toCallAction, toFormAction } from '../layout/enquiry-action.ts';

/**
 * The "Enquire Now" of a product. `chosen` is the body or colour; the bicycles send their name in its place
 * (specification, section 2, point 5). Null where enquiries are paused and no phone is known.
 */
export const toEnquiry = (
  settings: Settings,
  product: Product,
  locale: Locale,
  chosen = '',
): Enquiry | null => {
  const form = toFormAction(settings, locale.words.product.enquire, locale);
  if (form) {
    const colorval = chosen || (product.kind === 'bicycle' ? product.enquiryName : '');
    return { ...form, subject: { product: product.key, marker: product.inquiryMarkerField, colorval } };
  }
  const call = toCallAction(settings, locale);
  return call && { ...call, subject: null };
};

/** What the form's window says the enquiry is about, by what its link carries: a body, a colour or the vehicle. */
export const toAbout = (
  { name, enquiryName, variants }: Pick<Product, 'name' | 'enquiryName' | 'variants'>,
  { forms: { about } }: Pick<Words, 'forms'>,
): Record<string, string> => ({
  ...Object.fromEntries(
    variants.map(({ inquiryLabel, label }) => [inquiryLabel, about.choice({ product: name, choice: label })]),
  ),
  [enquiryName]: about.product({ product: name }),
});
