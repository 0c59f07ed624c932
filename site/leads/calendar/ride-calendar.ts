import { toRelationId } from '@ev-site/content/documents/relation-id.ts';
import { whereShownInEnglish } from '@ev-site/content/documents/visible.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { OpeningHours } from '@ev-site/contract/dealers.ts';
import { type Language, pathTo } from '@ev-site/contract/paths.ts';
import { findRideDay } from '@ev-site/contract/ride-days.ts';
import type { Payload } from 'payload';
import { type DealerPlace, toDealerPlace, toVehicleIds } from '../../data/dealers.ts';
import { needsLicence } from '../../data/needs-licence.ts';
import { getWords } from '../../words/words.ts';
import { toCalendar } from './to-calendar.ts';

/** The dealer where a test ride takes place, in the visitor's language. */
export interface RidePlace {
  slug: string;
  name: string;
  /** The whole address in one line. */
  address: string;
  phone: string;
  hours: readonly OpeningHours[];
}

export const toRidePlace = ({ slug, name, lines, town, pin, phones, hours }: DealerPlace): RidePlace => ({
  slug,
  name,
  address: `${[...lines, town].join(', ')} ${pin}`,
  phone: phones[0]?.number ?? '',
  hours,
});

type RiddenLead = Pick<Lead, 'kind' | 'dealer' | 'product' | 'vehicle' | 'language'>;

/** The vehicle of a test ride, and the place. */
interface RiddenAt {
  /** Key of the vehicle; empty when the vehicle has been removed since. */
  vehicleKey: string;
  /** Name of the vehicle in the visitor's language. */
  vehicle: string;
  needsLicence: boolean;
  place: RidePlace;
}

/** The vehicle and the place of a test ride that a lead asks for. */
export interface RideOfLead extends RiddenAt {
  /** Whether the dealer lists the vehicle as his. If not, he says so when he calls. */
  isNamed: boolean;
}

/**
 * Reads the vehicle and the dealer of a lead as they are now, in the language of the lead.
 * @returns null when the lead has no dealer, or the dealer is no longer published.
 */
export const getRide = async (
  payload: Payload,
  { kind, dealer, product, vehicle, language }: RiddenLead,
): Promise<RideOfLead | null> => {
  const [dealerId, productId] = [toRelationId(dealer), toRelationId(product)];
  if (kind !== 'testride' || !dealerId) return null;
  const asCalledThere = {
    locale: language,
    fallbackLocale: 'en',
    depth: 0,
    limit: 1,
    pagination: false,
  } as const;
  const [dealers, products] = await Promise.all([
    payload.find({
      collection: 'dealers',
      where: { and: [{ id: { equals: dealerId } }, whereShownInEnglish(payload, 'dealers')] },
      ...asCalledThere,
    }),
    payload.find({
      collection: 'products',
      where: { id: { equals: productId ?? 0 } },
      ...asCalledThere,
      select: { key: true, name: true, kind: true, figures: true },
    }),
  ]);
  const [found] = dealers.docs;
  if (!found) return null;
  const [ridden] = products.docs;
  return {
    vehicleKey: ridden?.key ?? '',
    vehicle: ridden?.name ?? vehicle ?? '',
    needsLicence: needsLicence(ridden),
    place: toRidePlace(toDealerPlace(found)),
    isNamed: productId !== null && toVehicleIds(found.vehicles).includes(productId),
  };
};

interface Ride extends RiddenAt {
  /** The half-day, `2026-11-25-am`. */
  choice: string;
  language: Language;
  /** Without a trailing slash. */
  publicUrl: string;
}

/**
 * Makes the file for the visitor's calendar.
 * @returns null when the dealer is closed on that half-day, or it is over.
 */
export const makeRideCalendar = (
  { vehicleKey, vehicle, needsLicence: asksLicence, place, choice, language, publicUrl }: Ride,
  now = new Date(),
): { name: string; type: string; content: string } | null => {
  const day = findRideDay(place.hours, choice);
  if (!day) return null;
  const until = `${day.day}T${day.until}:00+05:30`;
  if (Date.parse(until) <= now.getTime()) return null;
  const { calendar, licence } = getWords(language).testRide;
  const { name: dealer, phone, slug, address } = place;
  const content = toCalendar({
    uid: `${['ride', choice, slug, vehicleKey].filter(Boolean).join('-')}@${new URL(publicUrl).hostname}`,
    madeAt: now.toISOString(),
    from: `${day.day}T${day.from}:00+05:30`,
    until,
    title: calendar.title({ vehicle, dealer }),
    description: calendar.description({ phone }) + (asksLicence ? ` ${licence}` : ''),
    place: `${dealer}, ${address}`,
    url: publicUrl + pathTo('DealerDetails', { dealer: slug, language }),
  });
  return { name: 'test-ride.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', content };
};
