import { type FindAnswers, toFindQuery } from '@ev-site/contract/find/answers.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import type { Settings } from '../../data/settings.ts';
import type { Enquiry } from '../../islands/enquire-link.tsx';
import type { Locale } from '../../page/locale.ts';
import { toCallAction, toChoice, toFormAction } from '../layout/enquiry-action.ts';

/**
 * The enquiry about an answer, with everything that the visitor has entered: about the vehicle, or by telephone if no
 * vehicle fits or enquiries are paused. Null if there is no way to enquire.
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
