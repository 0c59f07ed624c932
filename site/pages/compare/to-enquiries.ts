import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import type { Settings } from '../../data/settings.ts';
import type { Enquiry } from '../../islands/enquire-link.tsx';
import type { Locale } from '../../page/locale.ts';
import { toAskedName, toChoice, toFormAction } from '../layout/enquiry-action.ts';
import { toAddress } from './to-address.ts';

/** An enquiry about each of the chosen vehicles, which carries the comparison along; none while they are paused. */
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

/** What the form's window says, by what the link that opened it carries. */
export const toAbout = (
  chosen: readonly ComparedVehicle[],
  { words }: Pick<Locale, 'words'>,
): Record<string, string> =>
  Object.fromEntries(chosen.map((vehicle) => [toAskedName(vehicle), words.compare.next.about(vehicle)]));
