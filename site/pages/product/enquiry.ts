import type { Picture } from '../../data/picture.ts';
import type { Product } from '../../data/products.ts';
import type { Settings } from '../../data/settings.ts';
import type { Enquiry } from '../../islands/enquire-link.tsx';
import type { EnquirySight } from '../../islands/inquiry-form.island.tsx';
import type { Locale } from '../../page/locale.ts';
import type { Words } from '../../words/words.ts';
import { toAskedName, toCallAction, toChoice, toFormAction } from '../layout/enquiry-action.ts';

/** The "Enquire Now" link. `chosen` is the body or colour. Null if enquiries are paused and no phone is known. */
export const toEnquiry = (
  settings: Settings,
  product: Product,
  locale: Locale,
  chosen = '',
): Enquiry | null => {
  const form = toFormAction(settings, locale.words.product.enquire, locale);
  if (form) {
    const colorval = chosen || toChoice(product);
    return { ...form, subject: { product: product.key, marker: product.inquiryMarkerField, colorval } };
  }
  const call = toCallAction(settings, locale);
  return call && { ...call, subject: null };
};

/** Sentences of the form's dialog about the enquiry's subject, by the link's value: a body, a colour or the vehicle. */
export const toProductSentences = (
  product: Pick<Product, 'kind' | 'key' | 'name' | 'enquiryName' | 'variants'>,
  { forms: { about } }: Pick<Words, 'forms'>,
): Record<string, string> =>
  Object.fromEntries([
    ...product.variants.map(({ inquiryLabel, label }) => [
      inquiryLabel,
      about.choice({ product: product.name, choice: label }),
    ]),
    [toAskedName(product), about.product({ product: product.name })],
  ]);

/** The picture beside that sentence: the plate, and the vehicle in the chosen body or colour. */
export const toSights = (
  product: Pick<Product, 'kind' | 'key' | 'plateName' | 'enquiryName' | 'variants' | 'heroPicture'>,
): Record<string, EnquirySight> => {
  const { plateName, variants, heroPicture } = product;
  const toSight = (picture: Picture | null | undefined): EnquirySight => ({
    plateName,
    picture: picture ? { src: picture.src, width: picture.width, height: picture.height } : null,
  });
  return Object.fromEntries([
    ...variants.map(({ inquiryLabel, pictures }) => [inquiryLabel, toSight(pictures[0] ?? heroPicture)]),
    [toAskedName(product), toSight(heroPicture)],
  ]);
};
