import { readText } from '@ev-site/contract/forms/plain-text.ts';
import { type Language, languages, readLanguage, rideCalendarPath } from '@ev-site/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import { openValueCache } from '../data/caching/value-cache.ts';
import type { Reading } from '../data/data-access.ts';
import {
  makeRideCalendar,
  type RideOfLead,
  type RidePlace,
  toRidePlace,
} from '../leads/calendar/ride-calendar.ts';
import type { PlainPages } from './plain-pages.ts';
import { sendAnswer } from './stored-answer.ts';

/** The part of the data layer that the calendar file needs. */
interface RideData {
  inLanguage(language: Language): Pick<Reading, 'getProductsMenu' | 'listDealers'>;
}

interface RideCalendarOptions {
  data: RideData;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Number of the content's current state. */
  generation(): number;
  /** False when a network has used up its quota of individually made answers. */
  takeFromQuota(address: string): Promise<boolean>;
  plain: Pick<PlainPages, 'get'>;
}

interface Known {
  vehicles: ReadonlyMap<string, Pick<RideOfLead, 'vehicleKey' | 'vehicle' | 'needsLicence'>>;
  places: ReadonlyMap<string, RidePlace>;
}

const readKnown = async (data: RideCalendarOptions['data'], language: Language): Promise<Known> => {
  const reading = data.inLanguage(language);
  const [productLines, dealers] = await Promise.all([reading.getProductsMenu(), reading.listDealers()]);
  return {
    vehicles: new Map(
      productLines
        .flatMap(({ products }) => products)
        .map(({ key, called, needsLicence }) => [key, { vehicleKey: key, vehicle: called, needsLicence }]),
    ),
    places: new Map(dealers.map((dealer) => [dealer.slug, toRidePlace(dealer)])),
  };
};

const readAsked = (query: unknown, name: string): string =>
  readText((query as Record<string, unknown>)[name]);

/**
 * `/testride.ics?vehicle=…&dealer=…&first_choice=…&lang=…`: the calendar file that the page after a test ride
 * booking links to. The file contains only published content and the query itself, no submitted data. So the
 * route needs no lead and reveals none.
 */
export const addRideCalendar = (
  server: FastifyInstance,
  { data, publicUrl, generation, takeFromQuota, plain }: RideCalendarOptions,
): void => {
  const keep = openValueCache(generation);
  server.get(rideCalendarPath, async ({ query, ip, url }, reply) => {
    if (!(await takeFromQuota(ip))) return sendAnswer(reply, plain.get(429, url));
    const language = readLanguage(readAsked(query, 'lang')) ?? languages[0];
    const known = await keep(language, () => readKnown(data, language));
    const place = known.places.get(readAsked(query, 'dealer'));
    const vehicle = known.vehicles.get(readAsked(query, 'vehicle'));
    const choice = readAsked(query, 'first_choice');
    const file = place && vehicle && makeRideCalendar({ ...vehicle, place, choice, language, publicUrl });
    if (!file) return reply.callNotFound();
    return reply
      .type(file.type)
      .header('Content-Disposition', `attachment; filename="${file.name}"`)
      .header('Cache-Control', 'private, no-store')
      .header('X-Robots-Tag', 'noindex')
      .send(file.content);
  });
};
