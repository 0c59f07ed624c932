import { toRelationId } from '@ev-site/content/documents/relation-id.ts';
import { seenOf } from '@ev-site/content/documents/visible.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { OpeningHours } from '@ev-site/contract/dealers.ts';
import { type Language, pathTo } from '@ev-site/contract/paths.ts';
import { findRideDay } from '@ev-site/contract/ride-days.ts';
import type { Payload } from 'payload';
import { type DealerPlace, toDealerPlace, toVehicleIds } from '../../data/dealers.ts';
import { needsLicence } from '../../data/needs-licence.ts';
import { getWords } from '../../words/words.ts';
import { toCalendar } from './to-calendar.ts';

/** The place of a test ride, in the language of who asked for it. */
export interface RidePlace {
  slug: string;
  name: string;
  /** The whole address in one line. */
  address: string;
  phone: string;
  hours: readonly OpeningHours[];
}

/** The dealer as the place of a test ride. */
export const toRidePlace = ({ slug, name, lines, town, pin, phones, hours }: DealerPlace): RidePlace => ({
  slug,
  name,
  address: `${[...lines, town].join(', ')} ${pin}`,
  phone: phones[0]?.number ?? '',
  hours,
});

type RiddenLead = Pick<Lead, 'kind' | 'dealer' | 'product' | 'vehicle' | 'language'>;

/** What is ridden, and where. */
interface RiddenAt {
  /** Key of the vehicle; empty where it was taken away since. */
  vehicleKey: string;
  /** As people of the language call it. */
  vehicle: string;
  needsLicence: boolean;
  place: RidePlace;
}

/** The same of a lead. */
export interface RideOfLead extends RiddenAt {
  /** Whether the dealer names the vehicle as one of his; else he says so when he calls. */
  isNamed: boolean;
}

/**
 * Reads vehicle and dealer of a lead as they stand now, in its language.
 * @returns null where it has no dealer, or he is no longer published.
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
      where: { and: [{ id: { equals: dealerId } }, seenOf(payload, 'dealers')] },
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

/** The file for the visitor's calendar. @returns null where the dealer is closed on that half-day, or it is over. */
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
