import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import type { Settings } from '../../data/settings.ts';
import type { Enquiry } from '../../islands/enquire-link.tsx';
import type { Locale } from '../../page/locale.ts';
import { toAskedName, toChoice, toFormAction } from '../layout/enquiry-action.ts';
import { toAddress } from './to-address.ts';

/** One enquiry for each chosen vehicle, including the comparison as its context; none while enquiries are paused. */
export const toEnquiries = (
  settings: Settings,
  chosen: readonly ComparedVehicle[],
  locale: Locale,
): Enquiry[] =>
  chosen.flatMap((vehicle) => {
    const { name, key, inquiryMarkerField: marker, enquiryName } = vehicle;
    const form = toFormAction(settings, locale.words.compare.next.enquireAbout({ name }), locale);
    if (!form) return [];
    const reckoning = toAddress(locale, chosen);
    return {
      ...form,
      subject: { product: key, marker, name: enquiryName, colorval: toChoice(vehicle), reckoning },
    };
  });

/** The sentence that the form's dialog shows about the enquiry, by the value that the opening link carries. */
export const toComparisonSentences = (
  chosen: readonly ComparedVehicle[],
  { words }: Pick<Locale, 'words'>,
): Record<string, string> =>
  Object.fromEntries(chosen.map((vehicle) => [toAskedName(vehicle), words.compare.next.about(vehicle)]));
