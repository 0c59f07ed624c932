import { type FindAnswers, toFindQuery } from '@ev-site/contract/find/answers.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import type { Settings } from '../../data/settings.ts';
import type { Enquiry } from '../../islands/enquire-link.tsx';
import type { Locale } from '../../page/locale.ts';
import { toCallAction, toChoice, toFormAction } from '../layout/enquiry-action.ts';

/**
 * The enquiry about an answer, with all that was said: about its vehicle, or by telephone where there is none or
 * enquiries are paused. Null where there is no way.
 */
export const toEnquiry = (
  settings: Settings,
  vehicle: ReckonedVehicle | null,
  answers: FindAnswers,
  locale: Locale,
): Enquiry | null => {
  const { answer } = locale.words.find;
  const form = vehicle && toFormAction(settings, answer.enquire({ name: vehicle.name }), locale);
  if (form) {
    const { key: product, inquiryMarkerField: marker, enquiryName: name } = vehicle;
    return {
      ...form,
      subject: {
        product,
        marker,
        name,
        colorval: toChoice(vehicle),
        reckoning: `${locale.pathTo('Find')}?${toFindQuery(answers)}`,
      },
    };
  }
  const call = toCallAction(settings, locale);
  return call && { ...call, subject: null };
};
